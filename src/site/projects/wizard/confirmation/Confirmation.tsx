import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { t } from '../../../texts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useRecordsLast } from '../draft/useDraft.ts';
import { isPending, isSubmitted, type OutboxEntry } from '../outbox/entry.ts';
import { dismissEntry } from '../outbox/outboxState.ts';
import styles from './Confirmation.module.css';
import { EntryState } from './EntryState.tsx';
import { Illustration } from './Illustration.tsx';
import { NextSteps } from './NextSteps.tsx';
import { SentFiles } from './SentFiles.tsx';
import { StaffReturn } from './StaffReturn.tsx';
import { useStaffReturn } from './useStaffReturn.ts';

interface ConfirmationProps {
  entry: OutboxEntry;
  progress: ReadonlyMap<string, number>;
}

export function Confirmation({ entry, progress }: ConfirmationProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const isKept = useRecordsLast();
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
        <h1 ref={heading} tabIndex={-1}>
          {titleOf(entry)}
        </h1>
        {submitted && <p className={styles.message}>{t('wizard.done.message')}</p>}
        {!isKept && isPending(entry) && <Alert tone="warning">{t('wizard.notKept')}</Alert>}
        <EntryState entry={entry} />
        <StaffReturn entry={entry} />
        <SentFiles entry={entry} progress={progress} />
        {submitted && <NextSteps />}
        <div>
          <Button variant={submitted ? 'primary' : 'secondary'} onClick={startAnew}>
            {t('wizard.done.new')}
          </Button>
        </div>
      </div>
      <Illustration className={styles.side} />
    </div>
  );
}

/** By first and last name (specification §2.6). "Registered" is said only of what the server has. */
function titleOf(entry: OutboxEntry): string {
  const name = [entry.firstName, entry.lastName].filter(Boolean).join(' ');
  if (isSubmitted(entry)) return name ? t('wizard.done.thanks', { name }) : t('wizard.done.thanksNoName');
  return name ? t('wizard.wait.title', { name }) : t('wizard.wait.titleNoName');
}
