import { Chip } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { useFilter } from '../lists/filters.tsx';

/** Says whose records a list is narrowed to, where a link from their page did so, and undoes it. */
export function AgentFilter() {
  const [agentId, choose] = useFilter('agentId');
  return typeof agentId === 'string' ? <AgentChip id={agentId} onClear={() => choose(undefined)} /> : null;
}

function AgentChip({ id, onClear }: { id: string; onClear: () => void }) {
  const translate = useTranslate();
  const { data } = useGetOne<PersonDetails>('staff', { id });
  return (
    <Chip
      color="primary"
      variant="outlined"
      label={translate('staff.filteredBy', { name: data?.fullName ?? '…' })}
      onDelete={onClear}
      sx={{ height: 44, borderRadius: 22, alignSelf: 'flex-start', maxWidth: '100%' }}
    />
  );
}
