import { Box, Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { type DueTime, dueTimes, type FollowUpGroup, followUpGroups } from '../../shared/followUps/groups.ts';
import type { FollowUpFigures } from '../../shared/followUps/views.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterSearch, FilterSwitch } from '../lists/filters.tsx';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { AgentFilter } from '../staff/AgentFilter.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';

type View = DueTime | FollowUpGroup;

/** Always in sight; the others are in a list of choices. */
const tabs = [...dueTimes, 'calls'] as const satisfies readonly View[];
const others = followUpGroups.filter((group) => group !== 'calls');

/** Which of what is to be done, with how many there are of each. */
export function FollowUpFilters() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const figures = useFigures();
  const { due, group, ...rest } = filterValues;
  const chosen = (group ?? due) as View | undefined;
  const choose = (view: View | '') =>
    setFilters(view ? { ...rest, ...(isGroup(view) ? { group: view } : { due: view }) } : rest);
  const nameOf = (view: View) => {
    const name = translate(`followUps.view.${view}`);
    const count = figures && (isGroup(view) ? figures.groups[view] : figures.due[view]);
    return count === undefined ? name : translate('followUps.count', { name, count });
  };
  return (
    <>
      <Box role="group" aria-label={translate('followUps.views')} sx={tabBar}>
        {tabs.map((view) => (
          <Button
            key={view}
            variant={view === chosen ? 'contained' : 'outlined'}
            color={view === 'overdue' && figures?.due.overdue ? 'error' : 'primary'}
            aria-pressed={view === chosen}
            onClick={() => choose(view)}
          >
            {nameOf(view)}
          </Button>
        ))}
      </Box>
      <AgentFilter />
      <FilterBar
        lead={
          <ChoiceField
            label={translate('followUps.otherViews')}
            value={chosen && others.includes(chosen as never) ? chosen : ''}
            choices={others.map((view) => ({ value: view, label: nameOf(view) }))}
            none={translate('control.choose')}
            onChoice={(view) => choose(view as View | '')}
          />
        }
      >
        <FilterSearch label={translate('followUps.search')} hint={translate('followUps.searchHint')} />
        <FilterChoice
          name="kind"
          label={translate('followUps.kind')}
          none={translate('followUps.allKinds')}
          choices={(['project', 'ticket'] as const).map((value) => ({
            value,
            label: translate(`followUps.kind.${value}`),
          }))}
        />
        <FilterSwitch name="mine" label={translate('followUps.mine')} />
      </FilterBar>
    </>
  );
}

const isGroup = (view: View): view is FollowUpGroup => (followUpGroups as readonly View[]).includes(view);

/** Of the same people as the list. */
function useFigures(): FollowUpFigures | undefined {
  const { filterValues } = useListContext();
  const { mine, agentId } = filterValues as { mine?: boolean; agentId?: string };
  const filter = JSON.stringify({ ...(mine ? { mine } : {}), ...(agentId ? { agentId } : {}) });
  return useQuery({
    ...apiQuery(['follow-ups', 'figures', filter], (signal) =>
      api.get('/admin/follow-ups/figures', { query: { filter }, signal }),
    ),
    placeholderData: keepPreviousData,
  }).data;
}

const tabBar = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
} as const;
