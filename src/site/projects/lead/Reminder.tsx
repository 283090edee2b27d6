import { type FormEvent, useState } from 'react';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { REMINDER_MAX } from '../../../shared/leads/schemas.ts';
import { isOpen } from '../../../shared/leads/status.ts';
import { api } from '../../api.ts';
import { useDeviceText } from '../../forms/useDeviceText.ts';
import { t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Lead.module.css';
import { fieldSentence, instantOf, type LeadActs } from './useLeadActs.ts';

/** One reminder: told by message at its hour, and shown until it is taken away. */
export function Reminder(acts: LeadActs) {
  const { lead } = acts;
  if (!isOpen(lead.stage)) return null;
  return (
    <Card className={styles.section}>
      <h2>{t('leads.reminderTitle')}</h2>
      {lead.reminder === null ? <NewReminder {...acts} /> : <SetReminder {...acts} />}
    </Card>
  );
}

const set = ({ lead, act }: LeadActs, body: { at: string | null; text?: string }) =>
  act('reminder', () => api.post('/leads/{id}/reminder', { path: { id: lead.id }, body }));

function SetReminder(acts: LeadActs) {
  const { reminder, remindAt } = acts.lead;
  const text = reminder ?? '';
  return (
    <>
      <p>
        {remindAt
          ? t('leads.reminderSet', { text, date: formatDateTime(remindAt) })
          : t('leads.reminderSent', { text })}
      </p>
      <Button variant="secondary" busy={acts.busy === 'reminder'} onClick={() => void set(acts, { at: null })}>
        {t('leads.reminderRemove')}
      </Button>
    </>
  );
}

function NewReminder(acts: LeadActs) {
  const time = useDeviceText(`lead-reminder-at:${acts.lead.id}`);
  const words = useDeviceText(`lead-reminder-text:${acts.lead.id}`);
  const [error, setError] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { text } = words;
    const instant = instantOf(time.text);
    if (!instant) {
      setError(t('leads.remindInPast'));
      return;
    }
    const failure = await set(acts, { at: instant, text });
    setError(fieldSentence(failure, 'At'));
    if (failure) return;
    time.forget(time.text);
    words.forget(text);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        type="datetime-local"
        label={t('leads.reminderAt')}
        value={time.text}
        error={error}
        onChange={(event) => time.type(event.target.value)}
      />
      <TextField
        label={t('leads.reminderText')}
        optional
        maxLength={REMINDER_MAX}
        value={words.text}
        onChange={(event) => words.type(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={acts.busy === 'reminder'}>
        {t('leads.reminderSave')}
      </Button>
    </form>
  );
}
