import { currentSession } from '../../../shared/client/session.ts';
import type { LeadView } from '../../../shared/leads/views.ts';
import { api } from '../../api.ts';
import { type Answer, useQuery } from '../../useQuery.ts';

/** A lead of this contractor. `refreshOnFocus`: asks again when the person comes back to the window. */
export function useLead(id: string, options: { refreshOnFocus?: boolean } = {}): Answer<LeadView> {
  const userId = currentSession()?.user.id;
  return useQuery(`lead ${userId} ${id}`, () => api.get('/leads/{id}', { path: { id } }), {
    ...options,
    isCached: true,
  });
}
