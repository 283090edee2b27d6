import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ConfirmContactChange, confirmContactChangeSchema } from '../../shared/security/contactSchemas.ts';
import type { ContactChange } from '../../shared/security/views.ts';
import accountStyles from '../account/Account.module.css';
import { api } from '../api.ts';
import { failureSentence } from '../failureSentence.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { TextField } from '../ui/TextField.tsx';
import styles from './Security.module.css';

interface CodeFormProps {
  change: ContactChange;
  onConfirmed: (change: ContactChange) => void;
  onStartAgain: () => Promise<unknown>;
}

/** The code that was sent to the new number or address. */
export function CodeForm({ change, onConfirmed, onStartAgain }: CodeFormProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<ConfirmContactChange>({
    resolver: standardSchemaResolver(confirmContactChangeSchema),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const confirm = handleSubmit(async (body) => {
    const answer = await api.post('/account/contact-change/confirm', { body });
    if (answer.ok) return onConfirmed(answer.entity);
    if (answer.code === 'CODE_DEAD')
      return setError('code', { message: failureSentence(answer) }, { shouldFocus: true });
    showFormFailure(answer, setError, { Code: 'code' });
  });
  const leave = async () => {
    setIsLeaving(true);
    await onStartAgain();
    setIsLeaving(false);
  };
  return (
    <form className={accountStyles.form} noValidate onSubmit={confirm}>
      <h3>{t('security.codeTitle')}</h3>
      <p role="status">{t('security.codeSent', { value: change.value })}</p>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <TextField
        label={t('security.code')}
        error={errors.code?.message && say(errors.code.message)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        aria-required
        {...register('code')}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSubmitting}>
          {t(isSubmitting ? 'security.confirming' : 'security.confirm')}
        </Button>
        <Button variant="secondary" busy={isLeaving} onClick={leave}>
          {t('security.startAgain')}
        </Button>
      </div>
    </form>
  );
}
