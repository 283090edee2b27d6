import type { UseFormSetError } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { landingPage, type Role } from '../../shared/auth/roles.ts';
import type { LoginForm } from '../../shared/auth/schemas.ts';
import type { ApiFailure } from '../../shared/client/envelope.ts';
import { openSession } from '../../shared/client/session.ts';
import { api } from '../api.ts';
import { failureSentence } from '../failureSentence.ts';
import { t } from '../texts.ts';
import { toastError, toastSuccess } from '../ui/toast.tsx';
import { useGo } from '../useGo.ts';
import { isOwnAddress, takeOrigin } from './destination.ts';

/** Logs in, then goes to the remembered page or where the server says (specification §4). */
export function useLogin(setError: UseFormSetError<LoginForm>) {
  const go = useGo();
  const location = useLocation();
  return async (form: LoginForm) => {
    const answer = await api.post('/login', { body: form });
    if (!answer.ok) return showRefusal(answer, setError);
    const { accessToken } = answer.body;
    if (!accessToken) return setError('root', { message: t('common.unexpected') });
    const role = answer.entity.role as Role;
    openSession(accessToken, { ...answer.entity, role });
    void toastSuccess(t('auth.success'));
    const { redirectTo } = answer.entity;
    go(takeOrigin(location, role) ?? (isOwnAddress(redirectTo) ? redirectTo : landingPage[role]));
  };
}

/** Each message as a toast (specification §8), and where it can be read again: at its field, or above the form. */
function showRefusal(failure: ApiFailure, setError: UseFormSetError<LoginForm>): void {
  const byField = [
    ['loginIdentifier', failure.errors.LoginIdentifier ?? []],
    ['password', failure.errors.Password ?? []],
  ] as const;
  const messages = byField.flatMap(([, sentences]) => sentences);
  // From the last to the first, so that the first has the focus.
  for (const [field, sentences] of byField.toReversed()) {
    if (sentences.length > 0) setError(field, { message: sentences.join(' ') }, { shouldFocus: true });
  }
  if (messages.length === 0) {
    messages.push(failureSentence(failure));
    setError('root', { message: messages[0] });
  }
  for (const message of messages) void toastError(message);
}
