import { loginTexts } from '../../shared/auth/loginTexts.ts';
import { paths } from '../paths.ts';
import { useLogout } from '../session/useLogout.ts';
import { useSession } from '../session/useSession.ts';
import { SupportPhone } from '../settings/SupportPhone.tsx';
import { registerTexts, t } from '../texts.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';

registerTexts(loginTexts);

export function UnauthorizedPage() {
  const session = useSession();
  const logOut = useLogout(paths.login);
  return (
    <MessagePage
      icon="alert"
      title={t('auth.unauthorizedTitle')}
      actions={
        <>
          <ButtonLink to={paths.home}>{t('auth.backHome')}</ButtonLink>
          {session && (
            <Button variant="secondary" onClick={() => void logOut()}>
              {t('auth.switchAccount')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('auth.unauthorized')}</p>
      <p>
        <SupportPhone />
      </p>
    </MessagePage>
  );
}
