import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { loginState } from '../../../session/loginState.ts';
import { t } from '../../../texts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import type { Draft } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { useSender } from '../useSender.ts';
import styles from './Wizard.module.css';

/** The session of the person who began the request has ended: says so, and offers both ways on. Nothing is lost. */
export function SessionNotice({ draft }: { draft: Draft }) {
  const sender = useSender();
  const location = useLocation();
  const userId = sender?.user?.id;
  useEffect(() => {
    if (userId) setOwner(userId);
  }, [userId]);
  if (sender?.kind !== 'visitor' || draft.ownerId === null) return null;
  return (
    <Alert tone="warning" title={t('wizard.signedOut')}>
      <p>{t('wizard.signedOutHelp')}</p>
      <div className={styles.row}>
        <ButtonLink to={paths.login} state={loginState(location, true)}>
          {t('wizard.signIn')}
        </ButtonLink>
        <Button variant="secondary" onClick={() => setOwner(null)}>
          {t('wizard.withoutAccount')}
        </Button>
      </div>
    </Alert>
  );
}

function setOwner(ownerId: string | null): void {
  changeDraft((draft) => (draft.ownerId === ownerId ? draft : { ...draft, ownerId }));
}
