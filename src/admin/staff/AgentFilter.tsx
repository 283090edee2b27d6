import { Chip } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { useFilter } from '../lists/filters.tsx';

interface Props {
  /** The sentence with `%{name}`, where the records are not those that the agent has. */
  says?: 'handledSteps.by';
}

/** Says whose records a list is narrowed to, where a link from their page did so, and undoes it. */
export function AgentFilter({ says }: Props) {
  const [agentId, choose] = useFilter('agentId');
  return typeof agentId === 'string' ? <AgentChip id={agentId} says={says} onClear={() => choose(undefined)} /> : null;
}

interface ChipProps {
  id: string;
  says: Props['says'];
  onClear: () => void;
}

function AgentChip({ id, says, onClear }: ChipProps) {
  const translate = useTranslate();
  const { data } = useGetOne<PersonDetails>('staff', { id });
  return (
    <Chip
      color="primary"
      variant="outlined"
      label={translate(says ?? 'staff.filteredBy', { name: data?.fullName ?? '…' })}
      onDelete={onClear}
      sx={{ height: 44, borderRadius: 22, alignSelf: 'flex-start', maxWidth: '100%' }}
    />
  );
}
