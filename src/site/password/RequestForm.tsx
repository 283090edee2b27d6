import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { resetIdentifierSchema } from '../../shared/auth/passwordSchemas.ts';
import { api } from '../api.ts';
import { showFormFailure } from '../formFailure.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ReadyForm } from '../ui/ReadyForm.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './Password.module.css';

const schema = z.object({ loginIdentifier: resetIdentifierSchema });

export function RequestForm({ onRequested }: { onRequested: (identifier: string) => void }) {
  const { register, handleSubmit, setError, formState } = useForm<{ loginIdentifier: string }>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { loginIdentifier: '' },
  });
  const { errors, isSubmitting } = formState;
  const request = handleSubmit(async ({ loginIdentifier }) => {
    const answer = await api.post('/request-password-reset', { body: loginIdentifier });
    if (answer.ok) onRequested(loginIdentifier);
    else showFormFailure(answer, setError, { LoginIdentifier: 'loginIdentifier' });
  });
  return (
    <ReadyForm className={styles.form} onSubmit={request}>
      <p className={styles.soft}>{t('password.forgottenIntro')}</p>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <TextField
        label={t('auth.loginIdentifier')}
        error={errors.loginIdentifier?.message && say(errors.loginIdentifier.message)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        {...register('loginIdentifier')}
      />
      <Button type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'password.requesting' : 'password.request')}
      </Button>
    </ReadyForm>
  );
}
