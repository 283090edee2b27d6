import { Box, Button, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** What the buttons say. */
  submit: string;
  cancel: string;
  colour?: 'primary' | 'error';
  isBusy: boolean;
  maxWidth?: 'xs' | 'lg';
  /** How the content lies; below each other where nothing is said. */
  sx?: DialogProps['sx'];
  onSubmit: () => void;
  onClose: () => void;
}

/** A form over the screen, sent by its button or by Enter; once sent, it stays until it is known what came of it. */
export function FormDialog({ title, children, submit, cancel, colour = 'primary', isBusy, ...form }: Props) {
  const { maxWidth = 'xs', sx = { display: 'grid', gap: 2 }, onSubmit, onClose } = form;
  const titleId = useId();
  return (
    <Dialog open onClose={() => isBusy || onClose()} aria-labelledby={titleId} fullWidth maxWidth={maxWidth}>
      <Box
        component="form"
        noValidate
        sx={frame}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={sx}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {cancel}
          </Button>
          <Button type="submit" variant="contained" color={colour} disabled={isBusy} aria-busy={isBusy}>
            {submit}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** The content scrolls between the title and the buttons, which stay in sight. */
const frame = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
