import { type DialogProps, Dialog as MuiDialog } from '@mui/material';
import { useEffect, useRef } from 'react';

/** As long as the slowest double click that systems are set to. */
const DOUBLE_CLICK_MS = 500;

/**
 * A dialog that the second click of a double click does not close: it falls beside it, where the button was that opened
 * it. Later, a click there closes it as it does everywhere.
 */
export function Dialog({ open, onClose, ...others }: DialogProps) {
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  const close: DialogProps['onClose'] = (event, reason) => {
    const isDoubleClick = reason === 'backdropClick' && performance.now() - openedAt.current < DOUBLE_CLICK_MS;
    if (!isDoubleClick) onClose?.(event, reason);
  };
  return <MuiDialog open={open} onClose={close} {...others} />;
}
