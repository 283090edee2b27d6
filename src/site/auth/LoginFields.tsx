import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { type LoginForm, loginSchema } from '../../shared/auth/schemas.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ReadyForm } from '../ui/ReadyForm.tsx';
import { PasswordField, TextField } from '../ui/TextField.tsx';
import styles from './LoginPage.module.css';
import { useLogin } from './useLogin.ts';

/** The log-in form (specification §2.2, §5). */
export function LoginFields() {
  const { register, handleSubmit, setError, formState } = useForm<LoginForm>({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { loginIdentifier: '', password: '' },
  });
  const logIn = useLogin(setError);
  const { errors, isSubmitting } = formState;
  const sentence = (message: string | undefined) => (message ? say(message) : undefined);
  return (
    <ReadyForm className={styles.form} onSubmit={handleSubmit(logIn)}>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <TextField
        label={t('auth.loginIdentifier')}
        error={sentence(errors.loginIdentifier?.message)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        {...register('loginIdentifier')}
      />
      <PasswordField
        label={t('auth.password')}
        error={sentence(errors.password?.message)}
        aria-required
        {...register('password')}
      />
      <Button type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'auth.submitting' : 'auth.submit')}
      </Button>
    </ReadyForm>
  );
}
