import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { RESET_NOTE_MAX } from '../../shared/factors/rules.ts';
import { requestResetSchema } from '../../shared/factors/schemas.ts';
import { api } from '../api.ts';
import { failureSentence } from '../failureSentence.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { TextArea } from '../ui/TextField.tsx';
import styles from './Factors.module.css';

interface LostFactorsProps {
  challenge: string;
  onDead: (why: string) => void;
}

/** Asks two admins for the way back. */
export function LostFactors({ challenge, onDead }: LostFactorsProps) {
  const [sent, setSent] = useState<{ canBeApproved: boolean }>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(requestResetSchema),
    defaultValues: { challenge, note: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (body) => {
    const answer = await api.post('/login/factor-reset', { body });
    if (answer.ok) return setSent(answer.entity);
    if (answer.code === 'CHALLENGE_DEAD') return onDead(failureSentence(answer));
    return showFormFailure(answer, setError, { Note: 'note' });
  });
  if (sent?.canBeApproved) return <Alert tone="success">{t('factors.lostSent')}</Alert>;
  if (sent) return <Alert tone="warning">{t('factors.lostNobody')}</Alert>;
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p className={styles.soft}>{t('factors.lostIntro')}</p>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <TextArea
        label={t('factors.lostNote')}
        hint={t('factors.lostHint')}
        error={errors.note?.message && say(errors.note.message)}
        rows={3}
        maxLength={RESET_NOTE_MAX}
        aria-required
        {...register('note')}
      />
      <Button type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'factors.lostSending' : 'factors.lostSend')}
      </Button>
    </form>
  );
}
