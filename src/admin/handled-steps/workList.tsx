import { Chip } from '@mui/material';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterDate } from '../lists/filters.tsx';
import { AgentFilter } from '../staff/AgentFilter.tsx';

/** The request that a row is about. */
export function RequestLink({ row: { projectId, reference } }: { row: { projectId: string; reference: string } }) {
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

interface FiltersProps {
  /** The filter that tells what was well done from what was not, and its texts. */
  name: 'isOnTime' | 'isKept';
  label: string;
  yes: string;
  no: string;
  from: string;
}

/** Of which agent, whether well done, and on which days. */
export function WorkFilters({ name, label, yes, no, from }: FiltersProps) {
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

export function DoneWell({ isWell, label }: { isWell: boolean; label: string }) {
  return <Chip size="small" variant="outlined" color={isWell ? 'success' : 'warning'} label={label} />;
}
