import { Box, Chip, type ChipProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatWait } from '../../shared/format/wait.ts';
import type { ServiceLevel } from '../../shared/projects/serviceLevel.ts';
import type { ProjectState } from '../../shared/projects/status.ts';
import type { ProjectListItem } from '../../shared/projects/views.ts';
import { visuallyHidden } from '../ui/visuallyHidden.ts';

const colours: Record<ProjectState, ChipProps['color']> = {
  Submitted: 'secondary',
  Assigned: 'info',
  Available: 'success',
  Accepted: 'primary',
  Hired: 'primary',
  Done: 'default',
  Cancelled: 'default',
  Rejected: 'error',
};

export function ProjectStateChip({ state }: { state: ProjectState }) {
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

const levelColours: Record<ServiceLevel, ChipProps['color']> = { onTime: 'success', due: 'warning', late: 'error' };

const textColours: Record<ServiceLevel, string> = {
  onTime: 'text.primary',
  due: 'warning.main',
  late: 'error.main',
};

/** In a row: how long somebody has waited. What is late or due is coloured, and said to who sees no colours. */
export function WaitingTime({ project }: { project: Pick<ProjectListItem, 'serviceLevel' | 'waitingSince'> }) {
  const translate = useTranslate();
  const now = new Date();
  const level = project.serviceLevel;
  if (!level || !project.waitingSince) return null;
  const age = formatWait(project.waitingSince, now);
  return (
    <Box
      component="span"
      title={translate(`desk.level.${level}`, { age })}
      sx={{ color: textColours[level], fontWeight: level === 'late' ? 700 : 400 }}
    >
      <span aria-hidden>{age}</span>
      <span style={visuallyHidden}>{translate(`desk.level.${level}`, { age })}</span>
    </Box>
  );
}

/** How long somebody has waited, and whether that is still well: said in words, shown in colour. */
export function ServiceLevelMark({ project }: { project: Pick<ProjectListItem, 'serviceLevel' | 'waitingSince'> }) {
  const translate = useTranslate();
  const now = new Date();
  const level = project.serviceLevel;
  if (!level || !project.waitingSince) return null;
  return (
    <Chip
      size="small"
      variant={level === 'late' ? 'filled' : 'outlined'}
      color={levelColours[level] ?? 'default'}
      label={translate(`desk.level.${level}`, { age: formatWait(project.waitingSince, now) })}
    />
  );
}
