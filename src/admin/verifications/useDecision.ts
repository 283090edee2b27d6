import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { DecideVerification } from '../../shared/verifications/schemas.ts';
import type { VerificationDetails } from '../../shared/verifications/views.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';

const said = {
  recommend: 'verification.recommended',
  approve: 'verification.approved',
  refuse: 'verification.returned',
} as const;

/** Decides on a request. Whatever comes of it, the page is brought up to date: somebody may have been faster. */
export function useDecision({ id, version }: VerificationDetails) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  /** Throws where it was refused. */
  const decide = async (decision: DecideVerification['decision'], reason = '') => {
    try {
      const body = { decision, reason, version };
      await entityOf(
        api.put('/admin/verification-requests/{id}/decision', { path: { id }, body, once: `decide:${id}` }),
      );
      notify(said[decision], { type: 'success' });
    } finally {
      refresh();
    }
  };

  const decideLoudly = async (decision: DecideVerification['decision']) => {
    setBusy(true);
    try {
      await decide(decision);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  return { decide, decideLoudly, isBusy };
}
