import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { leadBarTexts } from '../../../shared/leads/barTexts.ts';
import { registerTexts, say, t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { closingSentence } from '../wizard/outbox/closingSentence.ts';
import { isPending, type OutboxEntry } from '../wizard/outbox/entry.ts';
import { dismissEntry, sendClosing, useOutbox } from '../wizard/outbox/outboxState.ts';
import styles from './Lead.module.css';
import type { LeadActs } from './useLeadActs.ts';

registerTexts(leadBarTexts);

/** The code by which the job ends, how many tries are left, and until when none is looked at. */
export function Closing({ lead, reload }: LeadActs & { reload: () => void }) {
  const { stage, closing } = lead;
  if (stage === 'Completed') {
    return (
      <Card className={styles.section}>
        <p>{t('leads.completed')}</p>
      </Card>
    );
  }
  if (!closing) return null;
  return (
    <ClosingCode leadId={lead.id} lockedUntil={closing.lockedUntil} triesLeft={closing.triesLeft} onDecided={reload} />
  );
}

interface ClosingCodeProps {
  leadId: string;
  lockedUntil?: string | null;
  triesLeft?: number;
  /** The server took the code, or refused it. */
  onDecided: () => void;
}

/**
 * The code is kept on the device before it is sent, so that it may be entered where there is no network: it goes by the
 * outbox of the requests, under one key however often it is tried.
 */
export function ClosingCode({ leadId, lockedUntil, triesLeft, onDecided }: ClosingCodeProps) {
  const { entries } = useOutbox();
  const entry = entries?.find(({ closing }) => closing?.leadId === leadId);
  useDecision(entry, onDecided);
  const isOnItsWay = entry !== undefined && isPending(entry) && entry.hold?.kind !== 'refused';
  return (
    <Card className={styles.section}>
      <h2>{t('leads.closeTitle')}</h2>
      {isOnItsWay && <p role="status">{t(closingSentence(entry))}</p>}
      {!isOnItsWay && lockedUntil && (
        <p role="status">{t('leads.closeLocked', { date: formatDateTime(lockedUntil) })}</p>
      )}
      {!isOnItsWay && !lockedUntil && <CodeForm leadId={leadId} refused={entry} triesLeft={triesLeft} />}
    </Card>
  );
}

/** Tells once of each decision, and forgets a code that was taken. */
function useDecision(entry: OutboxEntry | undefined, onDecided: () => void): void {
  const decided = useEffectEvent(() => {
    onDecided();
    if (entry?.step === 'done') void dismissEntry(entry.id);
  });
  const mark = entry && (entry.step === 'done' || entry.hold?.kind === 'refused') ? entry.id : undefined;
  useEffect(() => {
    if (mark) decided();
  }, [mark]);
}

interface CodeFormProps {
  leadId: string;
  refused: OutboxEntry | undefined;
  triesLeft: number | undefined;
}

function CodeForm({ leadId, refused, triesLeft }: CodeFormProps) {
  const [code, setCode] = useState(refused?.closing?.code ?? '');
  const [error, setError] = useState<string>();
  const refusal = refused?.hold?.kind === 'refused' ? refused.hold.refusal : undefined;
  const told = error ?? refusal?.errors.Code?.join(' ') ?? refusal?.message;
  const close = (event: FormEvent) => {
    event.preventDefault();
    const isCode = /^\d{6}$/.test(code.replace(/\s/g, ''));
    setError(isCode ? undefined : t(code.trim() ? 'leads.codeInvalid' : 'leads.codeRequired'));
    if (isCode) void sendClosing(leadId, code);
  };
  return (
    <form className={styles.form} onSubmit={close} noValidate>
      <TextField
        label={t('leads.closeCode')}
        hint={t('leads.closeHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={code}
        error={told && say(told)}
        onChange={(event) => setCode(event.target.value)}
      />
      {/* A wrong code tells the same at its field. */}
      {!told && triesLeft !== undefined && triesLeft < 5 && (
        <p className={styles.soft}>{t('leads.closeTries', { smart_count: triesLeft })}</p>
      )}
      <Button type="submit">{t('leads.closeSave')}</Button>
    </form>
  );
}
