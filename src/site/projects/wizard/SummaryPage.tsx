import './texts.ts';
import { type FormEvent, useState } from 'react';
import { paths } from '../../paths.ts';
import { t } from '../../texts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Draft, hasContent } from './draft/draft.ts';
import { hasProblems, personProblems, projectProblems } from './draft/problems.ts';
import { Told, ToldAlert } from './listen/Told.tsx';
import { stepToCorrect } from './outbox/correction.ts';
import { isRequest, type Sender } from './outbox/entry.ts';
import { useOutbox } from './outbox/outboxState.ts';
import { useSender } from './sender.ts';
import { StepFrame } from './steps/StepFrame.tsx';
import { SummaryParts } from './steps/SummaryParts.tsx';
import { useValidation } from './steps/useValidation.ts';
import styles from './steps/Wizard.module.css';
import { type StepState, useWizardGo } from './useWizardGo.ts';

/** Everything once more, to be validated (specification §2.6). */
export function SummaryPage() {
  // Once validated the draft is a new one; what is being sent stays on the screen until the answer.
  const [sent, setSent] = useState<Draft>();
  return (
    <StepFrame title={t('wizard.title.summary')} percent={100} resumable>
      {(draft) => <Summary draft={sent ?? draft} isSending={sent !== undefined} onSending={setSent} />}
    </StepFrame>
  );
}

interface SummaryProps {
  draft: Draft;
  isSending: boolean;
  onSending: (sent: Draft | undefined) => void;
}

const toComplete: StepState = { fromSummary: true, showProblems: true };

function Summary({ draft, isSending, onSending }: SummaryProps) {
  const go = useWizardGo();
  const sender = useSender();
  const validate = useValidation(onSending);
  const isPersonAsked = sender?.kind !== 'client';
  const personTitle = t(sender?.kind === 'staff' ? 'wizard.title.personForClient' : 'wizard.title.person');
  const incomplete = [
    { path: paths.projectInfo, part: t('wizard.title.project'), problems: projectProblems(draft, new Date()) },
    ...(isPersonAsked ? [{ path: paths.personalInfo, part: personTitle, problems: personProblems(draft) }] : []),
  ].filter(({ problems }) => hasProblems(problems));
  const [first] = incomplete;
  if (!isSending && !hasContent(draft)) return <NothingToSend />;
  // What was refused, or an ended session, is said above with its own way on.
  const isAskedFor = !isSending && Object.keys(draft.refused).length === 0 && !isSignedOut(draft, sender);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (first) go(first.path, { state: toComplete });
    else void validate(draft);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Told>
        <p className={styles.soft}>{t('wizard.summary.intro')}</p>
      </Told>
      <RefusedRequest draft={draft} />
      {first && isAskedFor && (
        <ToldAlert
          tone="warning"
          title={t('wizard.summary.incomplete')}
          actions={
            <div className={styles.row}>
              {incomplete.map(({ path, part }) => (
                <Told key={path}>
                  <ButtonLink to={path} state={toComplete} variant="secondary">
                    {t('wizard.summary.incompletePart', { part })}
                  </ButtonLink>
                </Told>
              ))}
            </div>
          }
        />
      )}
      <SummaryParts draft={draft} personTitle={personTitle} isPersonAsked={isPersonAsked} isEditable={!isSending} />
      <div className={styles.actions}>
        <Told>
          <Button
            variant="secondary"
            disabled={isSending}
            onClick={() => go(isPersonAsked ? paths.personalInfo : paths.projectInfo)}
          >
            <Icon name="arrow-left" />
            {t('wizard.back')}
          </Button>
        </Told>
        <Told>
          <Button type="submit" busy={isSending} disabled={!sender}>
            {t(isSending ? 'wizard.summary.sending' : 'wizard.summary.validate')}
          </Button>
        </Told>
      </div>
    </form>
  );
}

/** An empty draft; perhaps because the request has just left, from another tab. */
function NothingToSend() {
  const { entries = [] } = useOutbox();
  return (
    <EmptyState
      title={t('wizard.summary.nothingTitle')}
      action={
        <div className={styles.choices}>
          <Told spoken={[t('wizard.summary.nothingTitle'), t('wizard.summary.nothingAction')]}>
            <ButtonLink to={paths.preSubmission}>{t('wizard.summary.nothingAction')}</ButtonLink>
          </Told>
          {entries.some(isRequest) && (
            <Told>
              <ButtonLink to={paths.confirmation} variant="secondary">
                {t('wizard.summary.seeSent')}
              </ButtonLink>
            </Told>
          )}
        </div>
      }
    />
  );
}

const isSignedOut = ({ ownerId, ownerHasPassword }: Draft, sender: Sender | undefined): boolean =>
  ownerId !== null && ownerHasPassword && sender?.kind === 'visitor';

/** What the server said when it refused the request, and where to mend it. */
function RefusedRequest({ draft }: { draft: Draft }) {
  const { request: message, ...fields } = draft.refused;
  const step = stepToCorrect(draft);
  const sentences = [...new Set([...(message ? [message] : []), ...Object.values(fields)])];
  if (sentences.length === 0) return null;
  return (
    <ToldAlert
      tone="error"
      title={t('projects.saveFailed')}
      actions={
        step !== paths.summary && (
          <div className={styles.row}>
            <Told>
              <ButtonLink to={step} state={toComplete} variant="secondary">
                {t('wizard.wait.correct')}
              </ButtonLink>
            </Told>
          </div>
        )
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ToldAlert>
  );
}
