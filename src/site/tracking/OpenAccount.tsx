import { lazy, Suspense, useState } from 'react';
import { trackingAccountTexts } from '../../shared/tracking/accountTexts.ts';
import { useSession } from '../session/useSession.ts';
import { registerTexts, t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import styles from './Acts.module.css';

registerTexts(trackingAccountTexts);

const AccountForm = lazy(async () => ({ default: (await import('./AccountForm.tsx')).AccountForm }));

/** For who asked without an account: the way to one. Nothing for who has one and is signed in. */
export function OpenAccount({ token }: { token: string }) {
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (session && !session.user.isWithoutPassword) return null;
  return (
    <section className={styles.form} aria-labelledby="account" data-script>
      <h2 id="account">{t('trackingAccount.title')}</h2>
      <p>{t('trackingAccount.intro')}</p>
      {isOpen ? (
        <Suspense fallback={<Skeleton lines={4} height="3rem" />}>
          <AccountForm token={token} />
        </Suspense>
      ) : (
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t('trackingAccount.start')}
          </Button>
        </div>
      )}
    </section>
  );
}
