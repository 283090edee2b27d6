import { useLocation, useNavigate } from 'react-router-dom';
import type { TextKey } from '../../../../shared/texts.ts';
import { paths } from '../../../paths.ts';
import { loginState } from '../../../session/loginState.ts';
import { t } from '../../../texts.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Loading.tsx';
import { takeBackDraft } from '../draft/draftState.ts';
import { Told, ToldAlert } from '../listen/Told.tsx';
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
  if (isSubmitted(entry)) return null;
  return (
    <Told spoken={[t('wizard.wait.sending')]}>
      <Spinner label={t('wizard.wait.sending')} />
    </Told>
  );
}

function WaitsFor({ entry, waiting }: { entry: OutboxEntry; waiting: Waiting }) {
  const key =
    isSubmitted(entry) && waiting === 'network' ? 'wizard.wait.filesNetwork' : (`wizard.wait.${waiting}` as const);
  return (
    <ToldAlert
      tone="info"
      actions={
        waiting !== 'limit' && (
          <div className={styles.actions}>
            <Told>
              <Button variant="secondary" onClick={() => void sendNow()}>
                {t('wizard.wait.now')}
              </Button>
            </Told>
          </div>
        )
      }
    >
      <p>{t(key)}</p>
    </ToldAlert>
  );
}

/** The server's reason; the request comes back with all its content. */
function Refused({ entry }: { entry: OutboxEntry }) {
  const takeBack = useTakeBack(entry);
  const key = entry.hold?.kind === 'refused' ? entry.hold.refusal.message : undefined;
  return (
    <ToldAlert
      tone="error"
      title={t('projects.saveFailed')}
      actions={
        <div className={styles.actions}>
          <Told>
            <Button onClick={() => void takeBack()}>{t('wizard.wait.correct')}</Button>
          </Told>
        </div>
      }
    >
      {key && <p>{key}</p>}
      <p>{t('wizard.wait.refusedHelp')}</p>
    </ToldAlert>
  );
}

function SignIn({ entry }: { entry: OutboxEntry }) {
  const location = useLocation();
  const takeBack = useTakeBack(entry);
  // One that is another's is shown without what was written.
  const mayComeBack = !isSubmitted(entry) && entry.draft !== undefined;
  const sentences: TextKey[] = [mayComeBack ? 'wizard.wait.signIn' : 'wizard.wait.filesSignIn'];
  if (mayComeBack && entry.unanswered) sentences.push('wizard.wait.maybeArrived');
  return (
    <ToldAlert
      tone="warning"
      title={t('wizard.wait.signInTitle')}
      actions={
        <div className={styles.actions}>
          <Told>
            <ButtonLink to={paths.login} state={loginState(location, true)}>
              {t('wizard.signIn')}
            </ButtonLink>
          </Told>
          {mayComeBack && (
            <Told>
              <Button variant="secondary" onClick={() => void takeBack(paths.personalInfo)}>
                {t('wizard.withoutAccount')}
              </Button>
            </Told>
          )}
        </div>
      }
    >
      {sentences.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
    </ToldAlert>
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
