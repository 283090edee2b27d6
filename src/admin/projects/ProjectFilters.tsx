import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { QUEUE_COUNT_MAX } from '../../shared/projects/actViews.ts';
import { openProjectStages } from '../../shared/projects/openProjectStages.ts';
import { reachedStages } from '../../shared/projects/reachedStages.ts';
import { projectStates, waitingStates } from '../../shared/projects/status.ts';
import { useCities, useServices } from '../forms/choices.tsx';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterDate, FilterSearch } from '../lists/filters.tsx';
import { useListFilters } from '../lists/ListFilters.tsx';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { AgentFilter } from '../staff/AgentFilter.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';

export function ProjectFilters() {
  const translate = useTranslate();
  const cities = useCities();
  return (
    <Stack sx={{ gap: 1 }}>
      <AgentFilter />
      <FilterBar lead={<QueueChoice />}>
        <FilterSearch label={translate('agent.search')} hint={translate('agent.searchHint')} />
        <ServiceFilter />
        <FilterChoice
          name="cityId"
          label={translate('resources.projects.fields.cityId')}
          none={translate('agent.allCities')}
          choices={cities.choices}
        />
        <FilterChoice
          name="openStage"
          label={translate('desk.openStage')}
          none={translate('desk.allStages')}
          choices={openProjectStages.map((stage) => ({ value: stage, label: translate(`statistics.open.${stage}`) }))}
        />
        <FilterChoice
          name="reached"
          label={translate('desk.reached')}
          none={translate('desk.anyReached')}
          choices={reachedStages.map((stage) => ({ value: stage, label: translate(`statistics.stage.${stage}`) }))}
        />
        <FilterDate name="submittedFrom" label={translate('desk.submittedFrom')} />
        <FilterDate name="submittedTo" label={translate('desk.submittedTo')} />
        <HolderFilter />
      </FilterBar>
    </Stack>
  );
}

const UNCATEGORISED = 'uncategorised';

/** A service, or the projects that have none yet, which the server filters by another name. */
function ServiceFilter() {
  const translate = useTranslate();
  const services = useServices();
  const { filter, change } = useListFilters();
  const { serviceId, uncategorised } = filter;
  const choose = (value: string) =>
    change(
      value === UNCATEGORISED
        ? { serviceId: undefined, uncategorised: true }
        : { serviceId: value, uncategorised: undefined },
    );
  return (
    <ChoiceField
      label={translate('resources.projects.fields.serviceId')}
      value={uncategorised ? UNCATEGORISED : String(serviceId ?? '')}
      none={translate('agent.allServices')}
      choices={[{ value: UNCATEGORISED, label: translate('projects.uncategorised') }, ...services.choices]}
      onChoice={choose}
    />
  );
}

interface Queue {
  key: string;
  label: string;
  count: number | undefined;
  filter: Record<string, unknown>;
}

/** Where the list begins for an agent: what still has to be taken, checked or published. */
export const TO_DO = { status: [...waitingStates] };

/** The queues with how many wait in each. */
function QueueChoice() {
  const translate = useTranslate();
  const { filter, change } = useListFilters();
  const { status, late } = filter;
  const chosen = JSON.stringify({ ...(status ? { status } : {}), ...(late ? { late } : {}) });
  const queues = useQueues();
  const present = queues.find((queue) => JSON.stringify(queue.filter) === chosen);
  return (
    <ChoiceField
      label={translate('desk.queue')}
      value={present?.key ?? ''}
      {...(present ? {} : { none: translate('desk.queueOther') })}
      choices={queues.map(({ key, label, count }) => ({
        value: key,
        label: count === undefined ? label : translate('desk.queueCount', { name: label, count: shown(count) }),
      }))}
      onChoice={(key) =>
        change({ status: undefined, late: undefined, ...queues.find((queue) => queue.key === key)?.filter })
      }
    />
  );
}

function useQueues(): Queue[] {
  const translate = useTranslate();
  const { filter: chosen } = useListFilters();
  const holder = holderOf(chosen);
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

const holders = { mine: 'agent.mine', nobody: 'desk.nobody' } as const;

/** Whose projects a filter shows. */
function holderOf({ mine, nobody }: Record<string, unknown>): 'all' | keyof typeof holders {
  if (mine) return 'mine';
  return nobody ? 'nobody' : 'all';
}

/** Everybody's, mine, nobody's. */
function HolderFilter() {
  const translate = useTranslate();
  const { filter, change } = useListFilters();
  const holder = holderOf(filter);
  return (
    <ChoiceField
      label={translate('desk.holder')}
      value={holder === 'all' ? '' : holder}
      none={translate('desk.everybody')}
      choices={Object.entries(holders).map(([value, label]) => ({ value, label: translate(label) }))}
      onChoice={(chosen) => change({ mine: chosen === 'mine' || undefined, nobody: chosen === 'nobody' || undefined })}
    />
  );
}
