import { Chip, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { QUEUE_COUNT_MAX } from '../../shared/projects/actViews.ts';
import { projectStates, waitingStates } from '../../shared/projects/status.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { holderOf } from './HolderFilter.tsx';

interface Queue {
  key: string;
  label: string;
  count: number | undefined;
  filter: Record<string, unknown>;
}

/** Where the list begins for an agent: what still has to be taken, checked or published. */
export const TO_DO = { status: [...waitingStates] };

/** The queues with how many wait in each; one press shows it. On a phone the row scrolls sideways. */
export function QueueChips() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { status, late, ...others } = filterValues;
  const chosen = JSON.stringify({ ...(status ? { status } : {}), ...(late ? { late } : {}) });
  return (
    <Stack direction="row" role="group" aria-label={translate('desk.queue')} sx={rowLook}>
      {useQueues().map(({ key, label, count, filter }) => {
        const isChosen = JSON.stringify(filter) === chosen;
        return (
          <Chip
            key={key}
            component="button"
            type="button"
            clickable
            label={count === undefined ? label : translate('desk.queueCount', { name: label, count: shown(count) })}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => setFilters({ ...others, ...filter })}
            sx={{ height: 44, px: 0.5, borderRadius: 22, flexShrink: 0, fontSize: '0.9375rem' }}
          />
        );
      })}
    </Stack>
  );
}

const rowLook = { gap: 1, p: 0.5, m: -0.5, overflowX: 'auto', flexWrap: { md: 'wrap' } } as const;

function useQueues(): Queue[] {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const holder = holderOf(filterValues);
  const { data } = useQuery(
    apiQuery(['projects', 'queues', holder], (signal) =>
      api.get('/admin/projects/queues', { query: { holder }, signal }),
    ),
  );
  const counts = new Map(data?.counts.map(({ status, count }) => [status, count]));
  const toDo = data && waitingStates.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  return [
    { key: 'toDo', label: translate('desk.toDo'), count: toDo, filter: TO_DO },
    { key: 'late', label: translate('desk.late'), count: data?.late, filter: { late: true } },
    ...projectStates.map((status) => ({
      key: status,
      label: translate(`projects.state.${status}`),
      count: counts.get(status),
      filter: { status },
    })),
    { key: 'all', label: translate('agent.allStates'), count: undefined, filter: {} },
  ];
}

/** Counted up to a cap: from there on it is so many and more. */
const shown = (count: number): string => (count >= QUEUE_COUNT_MAX ? `${count}+` : String(count));
