import './texts.ts';
import './listen/LazyListen.tsx';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TextKey } from '../../../shared/texts.ts';
import { paths } from '../../paths.ts';
import { useMaxQuotes } from '../../settings/useSiteSettings.ts';
import { t } from '../../texts.ts';
import { Button, ButtonLink, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import styles from './confirmation/Confirmation.module.css';
import { EntryState } from './confirmation/EntryState.tsx';
import { Illustration } from './confirmation/Illustration.tsx';
import { SentFiles } from './confirmation/SentFiles.tsx';
import { useIsPersistent } from './draft/draftState.ts';
import { Told, ToldAlert } from './listen/Told.tsx';
import { isPending, isRequest, isSubmitted, type OutboxEntry, refusedFiles } from './outbox/entry.ts';
import { dismissEntry, useOutbox } from './outbox/outboxState.ts';

/** Where the last request of this device stands: thanks once the server has it, what it waits for until then. */
export function ConfirmationPage() {
  const { entries: all, progress } = useOutbox();
  const entries = all?.filter(isRequest);
  const entry = entries?.find(({ step }) => step !== 'done') ?? entries?.at(-1);
  if (!entries) return <Skeleton lines={5} height="3rem" />;
  if (entry) return <Confirmation key={entry.id} entry={entry} progress={progress} />;
  return (
    <>
      <h1>{t('wizard.title.confirmation')}</h1>
      <EmptyState
        title={t('wizard.done.noneTitle')}
        action={
          <Told>
            <ButtonLink to={paths.preSubmission}>{t('wizard.summary.nothingAction')}</ButtonLink>
          </Told>
        }
      >
        <Told spoken={[t('wizard.done.noneTitle'), t('wizard.done.noneHelp')]}>
          <p>{t('wizard.done.noneHelp')}</p>
        </Told>
      </EmptyState>
    </>
  );
}

interface ConfirmationProps {
  entry: OutboxEntry;
  progress: ReadonlyMap<string, number>;
}

function Confirmation({ entry, progress }: ConfirmationProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const isKept = useIsPersistent();
  const submitted = isSubmitted(entry);
  useStaffReturn(entry);
  useEffect(() => {
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const startAnew = () => void dismissEntry(entry.id).then(() => navigate(paths.preSubmission));
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Told>
          <h1 ref={heading} tabIndex={-1}>
            {titleOf(entry)}
          </h1>
        </Told>
        {submitted && (
          <Told>
            <p className={styles.message}>{t('wizard.done.message')}</p>
          </Told>
        )}
        {!isKept && isPending(entry) && <ToldAlert tone="warning">{t('wizard.notKept')}</ToldAlert>}
        <Tracking entry={entry} />
        <EntryState entry={entry} />
        <StaffReturn entry={entry} />
        <SentFiles entry={entry} progress={progress} />
        {submitted && <NextSteps />}
        <div>
          <Told>
            <Button variant={submitted && !entry.trackingPath ? 'primary' : 'secondary'} onClick={startAnew}>
              {t('wizard.done.new')}
            </Button>
          </Told>
        </div>
      </div>
      <Illustration className={styles.side} />
    </div>
  );
}

/** What to keep: the reference to read aloud, and the page where the request is followed. */
function Tracking({ entry: { reference, trackingPath } }: { entry: OutboxEntry }) {
  if (!reference) return null;
  return (
    <Card className={styles.tracking}>
      <Told spoken={[t('wizard.done.reference'), [...reference].join(' ')]}>
        <p>
          {t('wizard.done.reference')} <strong className={styles.reference}>{reference}</strong>
        </p>
      </Told>
      {trackingPath && (
        <>
          <Told>
            <p className={styles.soft}>{t('wizard.done.trackingHelp')}</p>
          </Told>
          <Told>
            <a className={buttonClass('primary')} href={trackingPath}>
              {t('wizard.done.track')}
            </a>
          </Told>
          <Told>
            <ButtonLink to={paths.lostLink} variant="quiet">
              {t('wizard.done.lostLink')}
            </ButtonLink>
          </Told>
        </>
      )}
    </Card>
  );
}

/** By first and last name (specification §2.6). "Registered" is said only of what the server has. */
function titleOf(entry: OutboxEntry): string {
  const name = [entry.firstName, entry.lastName].filter(Boolean).join(' ');
  if (isSubmitted(entry)) return name ? t('wizard.done.thanks', { name }) : t('wizard.done.thanksNoName');
  return name ? t('wizard.wait.title', { name }) : t('wizard.wait.titleNoName');
}

const steps: { title: TextKey; help: TextKey; isDone?: boolean }[] = [
  { title: 'wizard.done.step1', help: 'wizard.done.step1Help', isDone: true },
  { title: 'wizard.done.step2', help: 'wizard.done.step2Help' },
  { title: 'wizard.done.step3', help: 'wizard.done.step3Help' },
];

/** What happens now, in three steps (specification §2.6). */
function NextSteps() {
  const count = useMaxQuotes();
  return (
    <section>
      <Told>
        <h2 className={styles.title}>{t('wizard.done.stepsTitle')}</h2>
      </Told>
      <ol className={styles.steps}>
        {steps.map(({ title, help, isDone }, index) => (
          <li key={title} className={styles.nextStep}>
            <span className={isDone ? styles.markDone : styles.mark} aria-hidden="true">
              {isDone ? <Icon name="check" /> : index + 1}
            </span>
            <Told>
              <span>
                <strong>{t(title)}</strong>
                <br />
                <span className={styles.soft}>{t(help, { count })}</span>
              </span>
            </Told>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The link to the list for staff whose files are still being sent, or of which one was refused. */
function StaffReturn({ entry }: { entry: OutboxEntry }) {
  if (entry.kind !== 'staff' || !isSubmitted(entry)) return null;
  return (
    <p>
      {isPending(entry) && `${t('wizard.done.staffWait')} `}
      <a href={paths.agentProjects}>{t('wizard.done.toProjects')}</a>
    </p>
  );
}

/**
 * Staff goes back to the project list once everything is sent (specification §4). Not before: only these pages send,
 * so a file left waiting behind would be forgotten.
 */
function useStaffReturn(entry: OutboxEntry): void {
  const isThrough = entry.kind === 'staff' && entry.step === 'done' && refusedFiles(entry).length === 0;
  useEffect(() => {
    if (!isThrough) return;
    void dismissEntry(entry.id).then(returnToProjects);
  }, [isThrough, entry.id]);
}

function returnToProjects(): void {
  try {
    sessionStorage.setItem('isSubmissionSuccess', 'true');
  } finally {
    location.assign(paths.agentProjects);
  }
}
