import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FollowUpFigures } from '../../shared/followUps/views.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';

/** How much there is to do of each, of the same people as the list under this filter. */
export function useFigures({ mine, agentId }: { mine?: boolean; agentId?: string }): FollowUpFigures | undefined {
  const filter = JSON.stringify({ ...(mine ? { mine } : {}), ...(agentId ? { agentId } : {}) });
  return useQuery({
    ...apiQuery(['follow-ups', 'figures', filter], (signal) =>
      api.get('/admin/follow-ups/figures', { query: { filter }, signal }),
    ),
    placeholderData: keepPreviousData,
  }).data;
}
