import { useRef, useState } from 'react';
import { useEditContext, useNotify, useUpdate } from 'react-admin';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { changedFields } from '../forms/edits.ts';
import type { Saved } from '../forms/FormSync.tsx';
import { formError, toFormErrors } from '../forms/formErrors.ts';
import { api, entityOf } from '../providers/api.ts';
import { mayRecover, messageOf, refusalCode } from '../providers/httpErrors.ts';
import { useSession } from '../providers/session.ts';
import { DETAILS } from '../ui/EditScreen.tsx';
import { type EnterpriseValues, valuesOf } from './enterpriseForm.ts';

/** Failures are thrown to the form, which shows them. */
const loud = { mutationMode: 'pessimistic' as const, returnPromise: true as const, onError: () => undefined };

type Intent = 'save' | 'activate';

interface Submitting {
  submit: (values: object) => Promise<object | undefined>;
  /** Says what the next submission is for. */
  intend: (intent: Intent) => void;
  /** Changes at each submission that succeeded. */
  saved: Saved<EnterpriseValues> | undefined;
  isBusy: boolean;
}

/**
 * Saves the corrections, and activates the enterprise where that was asked: what was typed is saved first. A failure
 * comes back as errors of the form, or is told where the form starts afresh from what was saved before it: that ends
 * the submission for the form. Where somebody was faster, their version is loaded under what was typed.
 */
export function useEnterpriseSubmit(enterprise: EnterpriseDetails): Submitting {
  const notify = useNotify();
  const { refetch } = useEditContext<EnterpriseDetails>();
  const { save, activate } = useWrites(enterprise);
  const [saved, setSaved] = useState<Saved<EnterpriseValues>>();
  const [isBusy, setBusy] = useState(false);
  const intent = useRef<Intent>('save');

  const run = async (typed: EnterpriseValues) => {
    const isChanged = Object.keys(changedFields(valuesOf(enterprise), typed)).length > 0;
    try {
      if (isChanged) setSaved({ typed, now: valuesOf(await save(typed)) });
    } catch (error) {
      if (refusalCode(error) !== 'STALE') return toFormErrors(error, typed);
      await refetch();
      return formError('sales.staleKept');
    }
    if (intent.current === 'save') {
      notify(isChanged ? 'sales.saved' : 'sales.unchanged', { type: isChanged ? 'success' : 'info' });
      return undefined;
    }
    try {
      setSaved({ typed, now: valuesOf(await activate(typed.phoneNumber)) });
    } catch (error) {
      if (isChanged) notify(mayRecover(error) ? messageOf(error) : 'sales.savedNotActivated', { type: 'warning' });
      return toFormErrors(error, typed);
    }
    notify('sales.activated', { type: 'success' });
    return undefined;
  };

  const submit = async (values: object) => {
    setBusy(true);
    const errors = await run(values as EnterpriseValues);
    setBusy(false);
    return errors;
  };

  const intend = (wanted: Intent) => {
    intent.current = wanted;
  };
  return { submit, intend, saved, isBusy };
}

/** The two writes, each giving the enterprise as it is on the server then. */
function useWrites(enterprise: EnterpriseDetails) {
  const { refetch } = useEditContext<EnterpriseDetails>();
  const agentId = useSession()?.user.id ?? '';
  const [update] = useUpdate(undefined, undefined, loud);

  const save = async (typed: EnterpriseValues): Promise<EnterpriseDetails> => {
    const data = { ...typed, version: enterprise.version };
    const answer = await update('enterprises', { id: enterprise.id, data, previousData: enterprise, meta: DETAILS });
    return answer ?? enterprise;
  };

  const activate = async (phoneNumber: string): Promise<EnterpriseDetails> => {
    const { accountNumber } = enterprise;
    const body = { accountNumber, phoneNumber, agentId };
    const once = `activate:${accountNumber}`;
    const activated = await entityOf(api.put('/verify-enterprise-account/', { body, once }));
    await refetch();
    return activated;
  };

  return { save, activate };
}
