import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { ApiFailure } from '../../../shared/client/envelope.ts';
import { type SessionUser, saveSessionUser } from '../../../shared/client/session.ts';
import { api } from '../../api.ts';
import type { Documents } from '../../enterprises/documents/useDocuments.ts';
import { failureSentence } from '../../failureSentence.ts';
import type { KeptForm } from '../../forms/useKeptForm.ts';
import { paths } from '../../paths.ts';
import { t } from '../../texts.ts';
import { showFormFailure } from '../../ui/formFailure.ts';
import { toastWarning } from '../../ui/toast.tsx';
import { type OnboardingForm, onboardingFields } from './onboardingForm.ts';

/**
 * The person, then their company, then its documents; each step is kept, so that another try goes on where it stopped.
 */
export function useOnboarding(user: SessionUser, documents: Documents) {
  const navigate = useNavigate();
  const [enterpriseId, setEnterpriseId] = useState(user.enterpriseId ?? undefined);

  const finish = async () => {
    await documents.forget();
    void navigate(paths.dashboard, { replace: true });
  };
  const sendDocuments = async (id: string) => {
    if (await documents.send(id)) await finish();
  };

  const save = async (values: OnboardingForm, { setError, forget }: KeptForm<OnboardingForm>) => {
    const { firstName, lastName, occupiedPosition, ...company } = values;
    const person = await api.put('/save-user-informations', {
      body: { userId: user.id, firstName, lastName, occupiedPosition, role: user.role },
    });
    if (!person.ok) return showFailure(person, setError);
    const registered = await api.post('/save-company-informations', {
      body: company,
      once: 'save-company-informations',
    });
    const id = registered.ok ? registered.entity.id : await presentEnterprise(registered, user.id);
    if (!id) return registered.ok ? undefined : showFailure(registered, setError);
    // Described in another tab or on another device: what was typed here is not sent.
    if (!registered.ok) void toastWarning(t('onboarding.exists'));
    forget();
    if (documents.files?.length) setEnterpriseId(id);
    saveSessionUser({ ...person.entity, role: user.role, enterpriseId: id });
    await sendDocuments(id);
  };

  return { enterpriseId, save, sendDocuments, finish };
}

/** Described already, on another device or before an answer was lost: the way goes on with that one. */
async function presentEnterprise(failure: ApiFailure, userId: string): Promise<string | undefined> {
  if (failure.code !== 'ENTERPRISE_EXISTS') return undefined;
  const answer = await api.get('/get-user-information/{userId}', { path: { userId } });
  return (answer.ok && answer.entity.enterpriseId) || undefined;
}

function showFailure(failure: ApiFailure, setError: UseFormSetError<OnboardingForm>): void {
  if (failure.code === 'COMPANY_EXISTS') {
    const message = failureSentence(failure);
    setError('registrationNumber', { type: 'exists', message }, { shouldFocus: true });
    void toastWarning(message);
    return;
  }
  const names = onboardingFields.map((field) => [field.charAt(0).toUpperCase() + field.slice(1), field] as const);
  showFormFailure(failure, setError, Object.fromEntries(names));
}
