import { currentSession } from '../../../../shared/client/session.ts';
import { formatPhone } from '../../../../shared/format/phone.ts';
import { api } from '../../../api.ts';
import { paths } from '../../../paths.ts';
import { useLogout } from '../../../session/useLogout.ts';
import { t } from '../../../texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { useQuery } from '../../../useQuery.ts';
import { emptyPerson } from '../draft/draft.ts';
import { changeDraft, flushDraft } from '../draft/draftState.ts';
import { Told } from '../listen/Told.tsx';
import styles from './Summary.module.css';

/**
 * For whom the request is: the person of this browser's session, which may be somebody else's who used the telephone
 * before. "Ce n'est pas moi" ends that session and asks for a name and a number; the project stays.
 */
export function SignedInPerson({ isEditable }: { isEditable: boolean }) {
  const user = currentSession()?.user;
  const logOut = useLogout(paths.personalInfo);
  const known = useQuery(
    user && `user ${user.id}`,
    () => api.get('/get-user-information/{userId}', { path: { userId: user?.id ?? '' } }),
    { isCached: true },
  );
  const startClean = async () => {
    changeDraft((draft) => ({ ...draft, ...emptyPerson() }));
    await flushDraft();
    await logOut();
  };
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const phone = known.entity?.phoneNumber;
  const words = [name, phone && formatPhone(phone)].filter(Boolean).join(', ');
  return (
    <>
      <Told>
        <div>
          <p className={styles.value}>{words}</p>
          <p>{t('wizard.summary.account')}</p>
        </div>
      </Told>
      {isEditable && (
        <Told>
          <Button variant="quiet" className={styles.notMe} onClick={() => void startClean()}>
            {t('wizard.summary.notMe')}
          </Button>
        </Told>
      )}
    </>
  );
}
