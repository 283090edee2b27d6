import { Alert, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from './Dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  children: string;
  busy?: boolean;
  /** Why it did not happen, where it was tried. */
  failure?: string;
  onYes: () => void;
  onNo: () => void;
}

/** A question answered by yes or no. Once it was answered by yes, it stays until it is known what came of it. */
export function ConfirmDialog({ open, title, children, busy = false, failure, onYes, onNo }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open={open} onClose={() => busy || onNo()} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{children}</DialogContentText>
        {failure ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onNo} disabled={busy}>
          {translate('control.no')}
        </Button>
        <Button onClick={onYes} variant="contained" disabled={busy} aria-busy={busy} autoFocus>
          {translate('control.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
