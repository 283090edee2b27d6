import { Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { messageOf } from '../providers/httpErrors.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import '../texts/editing.ts';

interface Props {
  resource: string;
  row: RaRecord;
  name: string;
  /** What goes with it. */
  text?: string;
  onDone?: () => void;
}

/** Removes something once agreed to; where it is in use the server says by what. */
export function RemoveButton({ resource, row, name, text, onDone }: Props) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { remove, isBusy } = useRemoval(resource, row, name, () => {
    setAsking(false);
    onDone?.();
  });
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        onClick={() => setAsking(true)}
        aria-label={translate('editing.removeOf', { name })}
      >
        {translate('editing.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('editing.removeTitle', { name })}
        busy={isBusy}
        onYes={() => void remove().finally(() => setAsking(false))}
        onNo={() => setAsking(false)}
      >
        {text ?? translate('editing.removeText')}
      </ConfirmDialog>
    </>
  );
}

function useRemoval(resource: string, row: RaRecord, name: string, onDone: () => void) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await dataProvider.delete(resource, { id: row.id, previousData: row });
      notify('editing.removed', { type: 'success', messageArgs: { name } });
      onDone();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    // Also where no answer came: it may be gone.
    refresh();
    setBusy(false);
  };
  return { remove, isBusy };
}
