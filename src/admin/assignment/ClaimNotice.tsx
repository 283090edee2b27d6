import { Alert, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface Props {
  /** What the button says. */
  action: string;
  children: string;
  dialog: (isOpen: boolean, close: () => void) => ReactNode;
}

/** Nobody has this record: says so, and offers to take it. */
export function ClaimNotice({ action, children, dialog }: Props) {
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
