import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type UseFormSetError, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { LOGIN_SUCCESS } from '../../shared/auth/loginSuccess.ts';
import { landingPage, type Role } from '../../shared/auth/roles.ts';
import { type LoginForm, loginSchema } from '../../shared/auth/schemas.ts';
import type { SessionReply } from '../../shared/auth/views.ts';
import type { ApiFailure } from '../../shared/client/envelope.ts';
import { openSession } from '../../shared/client/session.ts';
import type { LoginChallenge } from '../../shared/factors/views.ts';
import { api } from '../api.ts';
import { failureSentence } from '../failureSentence.ts';
import { paths } from '../paths.ts';
import { applicationAt, isOwnAddress, takeReturnAddress } from '../session/loginState.ts';
import { useRedirect } from '../session/Redirect.tsx';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ReadyForm } from '../ui/ReadyForm.tsx';
import { PasswordField, TextField } from '../ui/TextField.tsx';
import { toastError, toastSuccess } from '../ui/toast.tsx';
import styles from './LoginPage.module.css';

interface LoginFieldsProps {
  /** The password was right, and the person has a second factor. */
  onChallenge: (challenge: LoginChallenge) => void;
}

/** The log-in form (specification §2.2, §5). */
export function LoginFields({ onChallenge }: LoginFieldsProps) {
  const { register, handleSubmit, setError, formState } = useForm<LoginForm>({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { loginIdentifier: '', password: '' },
  });
  const logIn = useLogin(setError, onChallenge);
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

function useLogin(setError: UseFormSetError<LoginForm>, onChallenge: LoginFieldsProps['onChallenge']) {
  const enter = useEnter();
  return async (form: LoginForm) => {
    const answer = await api.post('/login', { body: form });
    if (!answer.ok) return showRefusal(answer, setError);
    if ('secondFactor' in answer.body) return onChallenge(answer.body.secondFactor);
    if (!enter(answer.body)) setError('root', { message: t('common.unexpected') });
  };
}

/** With the session of a log-in to the remembered page or where the server says (specification §4). */
export function useEnter() {
  const go = useRedirect();
  const location = useLocation();
  return ({ accessToken, entity }: SessionReply): boolean => {
    if (!accessToken) return false;
    const role = entity.role as Role;
    openSession(accessToken, { ...entity, role });
    const { redirectTo } = entity;
    const remembered = redirectTo === paths.enrolment ? undefined : takeReturnAddress(location, role);
    const address = remembered ?? (isOwnAddress(redirectTo) ? redirectTo : landingPage[role]);
    // The back-office is another page, which a toast of this one does not outlive: it shows its own.
    if (applicationAt(address) === 'admin') markLoginSuccess();
    else void toastSuccess(t('auth.success'));
    go(address);
    return true;
  };
}

function markLoginSuccess(): void {
  try {
    sessionStorage.setItem(LOGIN_SUCCESS, 'true');
  } catch {
    // Some browsers refuse it in private mode: the back-office opens without the message.
  }
}

/** Each message as a toast (specification §8), and where it can be read again: at its field, or above the form. */
function showRefusal(failure: ApiFailure, setError: UseFormSetError<LoginForm>): void {
  const byField = [
    ['loginIdentifier', failure.errors.LoginIdentifier ?? []],
    ['password', failure.errors.Password ?? []],
  ] as const;
  const messages = byField.flatMap(([, sentences]) => sentences);
  // From the last to the first, so that the first has the focus.
  for (const [field, sentences] of [...byField].reverse()) {
    if (sentences.length > 0) setError(field, { message: sentences.join(' ') }, { shouldFocus: true });
  }
  if (messages.length === 0) {
    messages.push(failureSentence(failure));
    setError('root', { message: messages[0] });
  }
  for (const message of messages) void toastError(message);
}
