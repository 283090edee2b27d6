import { type FormEvent, useState } from 'react';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { NOTE_MAX } from '../../../shared/leads/schemas.ts';
import { api } from '../../api.ts';
import { useDeviceText } from '../../forms/useDeviceText.ts';
import { t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextArea } from '../../ui/TextField.tsx';
import styles from './Lead.module.css';
import { fieldSentence, type LeadActs } from './useLeadActs.ts';

/** What the enterprise writes down for itself. What was typed stays until it is kept. */
export function Notes({ lead, busy, act }: LeadActs) {
  const once = `lead-note:${lead.id}`;
  const { text: body, type, forget } = useDeviceText(once);
  const [error, setError] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!body.trim()) {
      setError(t('leads.noteRequired'));
      return;
    }
    const failure = await act('note', () =>
      api.post('/leads/{id}/notes', { path: { id: lead.id }, body: { body }, once }),
    );
    setError(fieldSentence(failure, 'Body'));
    if (failure) return;
    forget(body);
  };
  return (
    <Card className={styles.section}>
      <h2>{t('leads.notesTitle')}</h2>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <TextArea
          label={t('leads.noteLabel')}
          hint={t('leads.notesHint')}
          rows={3}
          maxLength={NOTE_MAX}
          value={body}
          error={error}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy === 'note'}>
          {t('leads.noteSave')}
        </Button>
      </form>
      <ul className={styles.entries}>
        {lead.notes.map((note) => (
          <li key={note.id}>
            <p className={styles.note}>{note.body}</p>
            <p className={styles.soft}>
              {t('leads.noteBy', { author: note.author, date: formatDateTime(note.createdAt) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
