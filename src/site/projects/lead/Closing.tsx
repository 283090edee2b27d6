import { type FormEvent, useState } from 'react';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { api } from '../../api.ts';
import { t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Lead.module.css';
import { fieldSentence, type LeadActs } from './useLeadActs.ts';

/** The code by which the job ends, how many tries are left, and until when none is looked at. */
export function Closing(acts: LeadActs) {
  const { stage, closing } = acts.lead;
  if (stage === 'Completed') {
    return (
      <Card className={styles.section}>
        <p>{t('leads.completed')}</p>
      </Card>
    );
  }
  if (!closing) return null;
  return (
    <Card className={styles.section}>
      <h2>{t('leads.closeTitle')}</h2>
      {closing.lockedUntil ? (
        <p role="status">{t('leads.closeLocked', { date: formatDateTime(closing.lockedUntil) })}</p>
      ) : (
        <CodeForm {...acts} triesLeft={closing.triesLeft} />
      )}
    </Card>
  );
}

function CodeForm({ lead, busy, act, triesLeft }: LeadActs & { triesLeft: number }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const close = async (event: FormEvent) => {
    event.preventDefault();
    if (!/^\d{6}$/.test(code.replace(/\s/g, ''))) {
      setError(t(code.trim() ? 'leads.codeInvalid' : 'leads.codeRequired'));
      return;
    }
    const failure = await act('close', () =>
      api.post('/leads/{id}/close', { path: { id: lead.id }, body: { code }, once: `lead-close:${lead.id}` }),
    );
    setError(fieldSentence(failure, 'Code'));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void close(event)} noValidate>
      <TextField
        label={t('leads.closeCode')}
        hint={t('leads.closeHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value)}
      />
      {triesLeft < 5 && <p className={styles.soft}>{t('leads.closeTries', { smart_count: triesLeft })}</p>}
      <Button type="submit" busy={busy === 'close'}>
        {t('leads.closeSave')}
      </Button>
    </form>
  );
}
