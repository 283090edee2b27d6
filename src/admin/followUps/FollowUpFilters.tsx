import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { may } from '../../shared/auth/permissions.ts';
import type { Audience } from '../../shared/auth/roles.ts';
import {
  clientGroups,
  type DueTime,
  dueTimes,
  enterpriseGroups,
  type FollowUpGroup,
  followUpGroups,
} from '../../shared/followUps/groups.ts';
import type { FollowUpKind } from '../../shared/followUps/views.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterSearch, FilterSwitch } from '../lists/filters.tsx';
import { useListFilters } from '../lists/ListFilters.tsx';
import { useRole } from '../providers/session.ts';
import { AgentFilter } from '../staff/AgentFilter.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { useFigures } from './useFigures.ts';

type View = DueTime | FollowUpGroup;

/** Always in sight; the others are in a list of choices. */
const tabs = [...dueTimes, 'calls'] as const satisfies readonly View[];

/** The lists besides, of those whom the role serves. */
function othersOf(role: Audience): FollowUpGroup[] {
  const groups = [
    ...(may(role, 'followUps.serveClients') ? clientGroups : []),
    ...(may(role, 'followUps.serveEnterprises') ? enterpriseGroups : []),
  ];
  return [...new Set(groups)].filter((group) => group !== 'calls');
}

function kindsOf(role: Audience): FollowUpKind[] {
  return [
    ...(may(role, 'followUps.serveClients') ? (['project', 'ticket'] as const) : []),
    ...(may(role, 'followUps.serveEnterprises') ? (['enterprise'] as const) : []),
  ];
}

/** Which of what is to be done, with how many there are of each. */
export function FollowUpFilters() {
  const translate = useTranslate();
  const { filter, change } = useListFilters();
  const figures = useFigures(filter);
  const role = useRole();
  const others = othersOf(role);
  const kinds = kindsOf(role);
  const chosen = (filter.group ?? filter.due) as View | undefined;
  const choose = (view: View | '') =>
    change({ due: undefined, group: undefined, ...(view && (isGroup(view) ? { group: view } : { due: view })) });
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
        {kinds.length > 1 ? (
          <FilterChoice
            name="kind"
            label={translate('followUps.kind')}
            none={translate('followUps.allKinds')}
            choices={kinds.map((value) => ({ value, label: translate(`followUps.kind.${value}`) }))}
          />
        ) : null}
        <FilterSwitch name="mine" label={translate('followUps.mine')} />
      </FilterBar>
    </>
  );
}

const isGroup = (view: View): view is FollowUpGroup => (followUpGroups as readonly View[]).includes(view);

/** As many beside each other as have room for their words. */
const tabBar = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
} as const;
