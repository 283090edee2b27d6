import { Chip } from '@mui/material';
import { useGetMany, useTranslate } from 'react-admin';

/** Says that another request may be the same. Asked for apart from the list, all rows at once, so that the list waits for nothing. */
export function DuplicateMark({ projectId }: { projectId: string }) {
  const translate = useTranslate();
  const { data } = useGetMany<{ id: string; count: number }>('duplicate-marks', { ids: [projectId] }, { retry: false });
  if (!data?.[0]?.count) return null;
  return <Chip size="small" variant="outlined" color="warning" label={translate('desk.maybeDuplicate')} />;
}
