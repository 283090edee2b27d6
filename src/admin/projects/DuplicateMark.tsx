import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import type { ProjectListItem } from '../../shared/projects/views.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';

/** Says that another request may be the same. One request for all rows, apart from that of the list, which waits for nothing. */
export function DuplicateMark({ projectId }: { projectId: string }) {
  const translate = useTranslate();
  const { data: rows = [] } = useListContext<ProjectListItem>();
  const ids = rows.map(({ id }) => id).join(',');
  const { data: marks } = useQuery({
    ...apiQuery(['projects', 'duplicate-marks', ids], (signal) =>
      api.get('/admin/projects/duplicate-marks', { query: { ids }, signal }),
    ),
    enabled: ids !== '',
  });
  if (!marks?.find(({ id }) => id === projectId)?.count) return null;
  return <Chip size="small" variant="outlined" color="warning" label={translate('desk.maybeDuplicate')} />;
}
