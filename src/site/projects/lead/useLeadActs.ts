import { useRef, useState } from 'react';
import type { ApiFailure, ApiResult } from '../../../shared/client/envelope.ts';
import type { LeadState, LeadView } from '../../../shared/leads/views.ts';
import { t } from '../../texts.ts';
import { toastFailure } from '../../ui/formFailure.ts';
import { toastSuccess } from '../../ui/toast.tsx';

export interface LeadActs {
  lead: LeadView;
  /** Which act is under way. */
  busy: string | undefined;
  /**
   * One act after the other: shows the lead as it is then. Resolves to what failed, which was told, or undefined; a
   * field's own sentence is for the field. The same press while its act is under way counts for nothing.
   */
  act: (name: string, call: () => Promise<ApiResult<LeadState>>) => Promise<ApiFailure | 'busy' | undefined>;
}

export function useLeadActs(lead: LeadView, replace: (lead: LeadView) => void, reload: () => void): LeadActs {
  const [busy, setBusy] = useState<string>();
  const underWay = useRef(new Set<string>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const act: LeadActs['act'] = async (name, call) => {
    if (underWay.current.has(name)) return 'busy';
    underWay.current.add(name);
    setBusy(name);
    const mine = last.current.then(call);
    last.current = mine;
    const answer = await mine;
    underWay.current.delete(name);
    setBusy((shown) => (shown === name ? undefined : shown));
    if (!answer.ok) {
      toastFailure(answer);
      if (answer.kind === 'refused') reload();
      return answer;
    }
    replace({ ...lead, ...answer.entity });
    // The contact comes and goes with the stage.
    if (answer.entity.stage !== lead.stage) reload();
    void toastSuccess(t('leads.saved'));
    return undefined;
  };
  return { lead, busy, act };
}

/** The sentence at a field of the form, where the server refused that field. */
export const fieldSentence = (failure: ApiFailure | 'busy' | undefined, field: string): string | undefined =>
  failure && failure !== 'busy' ? failure.errors[field]?.join(' ') : undefined;

/** What a date and time field gives, in Conakry, which keeps UTC; undefined where it is empty. */
export const instantOf = (typed: string): string | undefined => (typed ? `${typed}:00.000Z` : undefined);

/** What a date and time field shows of an instant. */
export const typedOf = (instant: string | null): string => instant?.slice(0, 16) ?? '';
