import { Alert, Button } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import type { Choices } from './choices.ts';

/** Says that the choices of a field could not be loaded, and loads them again. */
export function FailedChoices({ source, list }: { source: string; list: Choices }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  if (!list.isFailed) return null;
  const field = translate(`resources.${resource}.fields.${source}`);
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={list.reload}>
          {translate('common.retry')}
        </Button>
      }
    >
      {translate('agent.choicesFailed', { list: field })}
    </Alert>
  );
}
