import { Button, Popover } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

interface Props {
  label: string;
  title: string;
  icon: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A tool of a list that opens beside its button. */
export function ToolPopover({ label, title, icon, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        startIcon={icon}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': id } : {})}
      >
        {label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            id,
            role: 'dialog',
            'aria-label': title,
            sx: { p: 2, width: 320, maxWidth: 'calc(100vw - 32px)', display: 'grid', gap: 1.5 },
          },
        }}
      >
        {children(close)}
      </Popover>
    </>
  );
}
