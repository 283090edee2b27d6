import { Alert, Button, type SxProps, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { useReading } from '../providers/useReading.ts';

type Reading = Pick<ReturnType<typeof useReading>, 'failure' | 'refresh'>;

/** Why something could not be read, where it could not, and another try. */
export function ReadingFailure({ failure, refresh, sx }: Reading & { sx?: SxProps<Theme> }) {
  const translate = useTranslate();
  if (!failure) return null;
  return (
    <Alert severity="error" sx={sx} action={<Button onClick={refresh}>{translate('common.retry')}</Button>}>
      {failure}
    </Alert>
  );
}
