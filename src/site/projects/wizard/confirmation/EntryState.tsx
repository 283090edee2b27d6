import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { loginState } from '../../../session/loginState.ts';
import { t } from '../../../texts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Loading.tsx';
import { takeBackDraft } from '../draft/draftState.ts';
import { corrected, stepToCorrect } from '../outbox/correction.ts';
import { entryKey, isPending, isSubmitted, type OutboxEntry, type Waiting } from '../outbox/entry.ts';
import { sendNow, showEntries } from '../outbox/outboxState.ts';
import styles from './Confirmation.module.css';

/** What a request that is not through waits for, and what can be done about it. */
export function EntryState({ entry }: { entry: OutboxEntry }) {
  if (!isPending(entry)) return null;
  if (entry.hold?.kind === 'refused') return <Refused entry={entry} />;
  if (entry.hold) return <SignIn entry={entry} />;
  if (entry.waiting) return <WaitsFor entry={entry} waiting={entry.waiting} />;
  return isSubmitted(entry) ? null : <Spinner label={t('wizard.wait.sending')} />;
}

function WaitsFor({ entry, waiting }: { entry: OutboxEntry; waiting: Waiting }) {
  const isFilesOnly = isSubmitted(entry) && waiting === 'network';
  return (
    <Alert tone="info">
      <p>{t(isFilesOnly ? 'wizard.wait.filesNetwork' : `wizard.wait.${waiting}`)}</p>
      {waiting !== 'limit' && (
        <Button variant="secondary" className={styles.action} onClick={() => void sendNow()}>
          {t('wizard.wait.now')}
        </Button>
      )}
    </Alert>
  );
}

/** The server's reason; the request comes back with all its content. */
function Refused({ entry }: { entry: OutboxEntry }) {
  const takeBack = useTakeBack(entry);
  const refusal = entry.hold?.kind === 'refused' ? entry.hold.refusal : undefined;
  return (
    <Alert tone="error" title={t('projects.saveFailed')}>
      {refusal?.message && <p>{refusal.message}</p>}
      <p>{t('wizard.wait.refusedHelp')}</p>
      <Button className={styles.action} onClick={() => void takeBack()}>
        {t('wizard.wait.correct')}
      </Button>
    </Alert>
  );
}

function SignIn({ entry }: { entry: OutboxEntry }) {
  const location = useLocation();
  const takeBack = useTakeBack(entry);
  const mayComeBack = !isSubmitted(entry);
  return (
    <Alert tone="warning" title={t('wizard.wait.signInTitle')}>
      <p>{t(isSubmitted(entry) ? 'wizard.wait.filesSignIn' : 'wizard.wait.signIn')}</p>
      {mayComeBack && entry.unanswered && <p>{t('wizard.wait.maybeArrived')}</p>}
      <div className={styles.actions}>
        <ButtonLink to={paths.login} state={loginState(location, true)}>
          {t('wizard.signIn')}
        </ButtonLink>
        {mayComeBack && (
          <Button variant="secondary" onClick={() => void takeBack(paths.personalInfo)}>
            {t('wizard.withoutAccount')}
          </Button>
        )}
      </div>
    </Alert>
  );
}

function useTakeBack(entry: OutboxEntry): (step?: string) => Promise<void> {
  const navigate = useNavigate();
  return async (step) => {
    const draft = await takeBackDraft(entryKey(entry.id), (before) => ({
      ...corrected(entry)(before),
      ...(step ? { ownerId: null } : {}),
    }));
    await showEntries();
    if (draft) await navigate(step ?? stepToCorrect(draft), { state: { showProblems: !step } });
  };
}
