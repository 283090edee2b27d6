import { Chip, type ChipProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ProjectState } from '../../shared/projects/status.ts';

const colours: Record<ProjectState, ChipProps['color']> = {
  Submitted: 'secondary',
  Assigned: 'info',
  Available: 'success',
  Accepted: 'primary',
  Done: 'default',
  Cancelled: 'default',
  Rejected: 'error',
};

export function StateChip({ state }: { state: ProjectState }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[state] ?? 'default'}
      label={translate(`projects.state.${state}`)}
    />
  );
}
