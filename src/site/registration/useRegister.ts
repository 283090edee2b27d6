import { useRef } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { newIdempotencyKey } from '../../shared/client/idempotencyKey.ts';
import { openSession } from '../../shared/client/session.ts';
import { api } from '../api.ts';
import { showFormFailure } from '../formFailure.ts';
import { paths } from '../paths.ts';
import { clearDraft } from '../projects/wizard/draft/draftState.ts';
import { t } from '../texts.ts';
import type { RegistrationForm } from './registrationForm.ts';

/** Opens the contractor's account and session, then leads to the company's details (specification §4). */
export function useRegister(setError: UseFormSetError<RegistrationForm>) {
  const navigate = useNavigate();
  const attempt = useRef<{ body: string; key: string }>(undefined);

  /** The same key as long as the same is sent: an answer lost on the way makes no second account. */
  const keyFor = (body: string): string => {
    if (attempt.current?.body !== body) attempt.current = { body, key: newIdempotencyKey() };
    return attempt.current.key;
  };

  return async ({ email, phoneNumber, password }: RegistrationForm) => {
    const body = { email, phoneNumber, password, role: 'Entrepreneur' } as const;
    const answer = await api.post('/register', {
      body,
      idempotencyKey: keyFor(JSON.stringify(body)),
    });
    if (!answer.ok) {
      showFormFailure(answer, setError, { Email: 'email', PhoneNumber: 'phoneNumber', Password: 'password' });
      return;
    }
    const { accessToken } = answer.body;
    if (!accessToken) return setError('root', { message: t('common.unexpected') });
    openSession(accessToken, { ...answer.entity, role: 'Entrepreneur' });
    await clearDraft();
    void navigate(paths.onboarding, { replace: true });
  };
}
