import { Chip } from '@mui/material';
import { Link, type RaRecord, useCreatePath, useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterDate } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { AgentFilter } from '../staff/AgentFilter.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import '../texts/handledSteps.ts';
import '../texts/followUps.ts';

/** What every piece of work that an agent did says. */
interface Work extends RaRecord {
  projectId: string;
  reference: string;
  agentName: string;
  dueAt: string;
}

/** The field that tells what was well done from what was not, and its texts. */
interface Well {
  name: 'isOnTime' | 'isKept';
  label: string;
  yes: string;
  no: string;
}

interface Props<Row extends Work> {
  resource: 'handled-steps' | 'promised-calls';
  title: string;
  intro: string;
  empty: string;
  /** What the filter of the first day is called, the column of the instant it was due, and that of when it was done. */
  from: string;
  dueAt: string;
  doneAt: { name: 'handledAt' | 'calledAt'; label: string };
  well: Well;
  /** Its own, after the agent. */
  columns: Column<Row>[];
}

/** What agents did, the latest first, with its filters. */
export function WorkList<Row extends Work>({
  resource,
  title,
  intro,
  empty,
  from,
  dueAt,
  doneAt,
  well,
  columns: own,
}: Props<Row>) {
  const translate = useTranslate();
  const columns: Column<Row>[] = [
    {
      name: 'reference',
      label: translate('handledSteps.reference'),
      role: 'title',
      render: (row) => <RequestLink row={row} />,
    },
    { name: 'agent', label: translate('handledSteps.agent'), render: ({ agentName }) => agentName },
    ...own,
    { name: 'dueAt', label: dueAt, from: 'lg', render: (row) => formatDateTime(row.dueAt) },
    { ...doneAt, sortable: true, render: (row) => formatDateTime(row[doneAt.name]) },
    {
      name: well.name,
      label: well.label,
      render: (row) => <DoneWell isWell={row[well.name]} label={row[well.name] ? well.yes : well.no} />,
    },
  ];
  return (
    <ScreenRequired resource={resource}>
      <ListScreen
        title={title}
        intro={intro}
        filters={<WorkFilters well={well} from={from} />}
        columns={columns}
        sort={{ field: doneAt.name, order: 'DESC' }}
        empty={empty}
      />
    </ScreenRequired>
  );
}

/** The request that a row is about. */
function RequestLink({ row: { projectId, reference } }: { row: Work }) {
  const createPath = useCreatePath();
  return (
    <Link
      to={createPath({ resource: 'projects', type: 'edit', id: projectId })}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      {reference}
    </Link>
  );
}

/** Of which agent, whether well done, and on which days. */
function WorkFilters({ well: { name, label, yes, no }, from }: { well: Well; from: string }) {
  const translate = useTranslate();
  return (
    <FilterBar lead={<AgentFilter says="handledSteps.by" />}>
      <FilterChoice
        name={name}
        label={label}
        none={translate('handledSteps.anyTime')}
        choices={[
          { value: 'yes', label: yes },
          { value: 'no', label: no },
        ]}
      />
      <FilterDate name="from" label={from} />
      <FilterDate name="to" label={translate('handledSteps.to')} />
    </FilterBar>
  );
}

function DoneWell({ isWell, label }: { isWell: boolean; label: string }) {
  return <Chip size="small" variant="outlined" color={isWell ? 'success' : 'warning'} label={label} />;
}
