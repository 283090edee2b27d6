import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { SUSPENSION_REASON_MAX } from '../../shared/enterprises/agentSchemas.ts';
import type { EnterpriseState } from '../../shared/enterprises/status.ts';
import type { AdminDataProvider } from '../providers/dataProvider.ts';
import { messageOf } from '../providers/httpErrors.ts';

interface Props {
  enterprise: { id: string; name: string; status: EnterpriseState };
}

/** Suspends an enterprise, or lets it come back; asks for the reason first. */
export function SuspendButton({ enterprise }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const act = enterprise.status === 'Suspended' ? 'return' : 'suspend';
  return (
    <>
      <Button
        variant="outlined"
        color={act === 'suspend' ? 'error' : 'primary'}
        onClick={() => setOpen(true)}
        aria-label={translate(`sales.${act}Of`, { name: enterprise.name })}
      >
        {translate(`sales.${act}`)}
      </Button>
      {isOpen ? <ReasonDialog id={enterprise.id} act={act} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface DialogProps {
  id: string;
  act: 'suspend' | 'return';
  onClose: () => void;
}

function ReasonDialog({ id, act, onClose }: DialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const { send, isBusy, failure, forget } = useSuspension(id, act, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(reason.trim());
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{translate(`sales.${act}Title`)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{translate(`sales.${act}Text`)}</DialogContentText>
          <TextField
            autoFocus
            multiline
            minRows={2}
            label={translate('sales.reason')}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              forget();
            }}
            error={failure !== undefined}
            helperText={failure ? <span role="alert">{translate(failure)}</span> : translate('sales.reasonHint')}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: SUSPENSION_REASON_MAX } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('sales.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={act === 'suspend' ? 'error' : 'primary'}
            disabled={isBusy}
            aria-busy={isBusy}
          >
            {translate(`sales.${act}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useSuspension(id: string, act: DialogProps['act'], onClose: () => void) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async (reason: string) => {
    if (reason === '') return setFailure('enterprises.reasonRequired');
    setBusy(true);
    try {
      await dataProvider.suspendEnterprise('enterprises', { id, isSuspended: act === 'suspend', reason });
      notify(act === 'suspend' ? 'sales.suspended' : 'sales.returned', { type: 'success' });
      onClose();
      refresh();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return { send, isBusy, failure, forget: () => setFailure(undefined) };
}
