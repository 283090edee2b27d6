import { Chip, type ChipProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatWait } from '../../shared/format/wait.ts';
import { type ServiceLevel, serviceLevelOf } from '../../shared/projects/serviceLevel.ts';
import type { ProjectListItem } from '../../shared/projects/views.ts';

const colours: Record<ServiceLevel, ChipProps['color']> = { onTime: 'success', due: 'warning', late: 'error' };

/** How long somebody has waited, and whether that is still well: said in words, shown in colour. */
export function ServiceLevelMark({ project }: { project: Pick<ProjectListItem, 'status' | 'waitingSince'> }) {
  const translate = useTranslate();
  const now = new Date();
  const level = serviceLevelOf(project, now);
  if (!level || !project.waitingSince) return null;
  return (
    <Chip
      size="small"
      variant={level === 'late' ? 'filled' : 'outlined'}
      color={colours[level] ?? 'default'}
      label={translate(`desk.level.${level}`, { age: formatWait(project.waitingSince, now) })}
    />
  );
}
