import { Alert, Button, type SxProps, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { messageOr } from '../providers/httpErrors.ts';

interface Props {
  query: { error: unknown; refetch: () => unknown };
  /** Text key of what is said where neither the server nor the network gives a reason. */
  failed: string;
  sx?: SxProps<Theme>;
}

/** Why a query failed, where it did, and another try. */
export function QueryFailure({ query, failed, sx = {} }: Props) {
  const translate = useTranslate();
  if (!query.error) return null;
  return (
    <Alert
      severity="error"
      sx={sx}
      action={<Button onClick={() => query.refetch()}>{translate('common.retry')}</Button>}
    >
      {translate(messageOr(query.error, failed))}
    </Alert>
  );
}
