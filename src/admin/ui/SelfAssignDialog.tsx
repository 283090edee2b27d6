import { Alert, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useCreatePath, useNavigate, useNotify, useRefresh, useTranslate } from 'react-admin';
import { messageOf } from '../providers/httpErrors.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface SelfAssignProps {
  resource: 'projects' | 'enterprises' | 'verification-requests';
  id: string;
  /** Text keys of the question. */
  title: string;
  text: string;
  assign: () => Promise<unknown>;
  open: boolean;
  onClose: () => void;
}

/** Asks for agreement before self-assignment; yes goes to the record with a success flag (specification §4). */
export function SelfAssignDialog({ resource, id, title, text, assign, open, onClose }: SelfAssignProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const createPath = useCreatePath();
  const [isBusy, setBusy] = useState(false);

  const agree = async () => {
    setBusy(true);
    try {
      await assign();
      navigate(createPath({ resource, type: 'edit', id }), { state: { isAssignmentSuccess: true } });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
    onClose();
    refresh();
  };

  return (
    <ConfirmDialog open={open} title={translate(title)} busy={isBusy} onYes={agree} onNo={onClose}>
      {translate(text)}
    </ConfirmDialog>
  );
}

interface ClaimNoticeProps {
  /** What the button says. */
  action: string;
  children: string;
  dialog: (isOpen: boolean, close: () => void) => ReactNode;
}

/** Nobody has this record: says so, and offers to take it. */
export function ClaimNotice({ action, children, dialog }: ClaimNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button variant="contained" onClick={() => setAsking(true)}>
          {action}
        </Button>
      }
    >
      {children}
      {dialog(isAsking, () => setAsking(false))}
    </Alert>
  );
}
