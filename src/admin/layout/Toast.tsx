import { SnackbarContent, type SnackbarContentProps } from '@mui/material';
import { type PointerEvent, useEffect, useState } from 'react';
import { Notification, useCloseNotification, useNotificationContext } from 'react-admin';

const slots = { content: ToastContent };

/** Messages at the top right, for 5 s, one at a time, to be dragged away (specification §4, toasts). */
export function Toast() {
  return (
    <Notification
      autoHideDuration={5000}
      multiLine
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      slots={slots}
      sx={place}
    />
  );
}

/** Up to this width the top bar has no room between the name of the site and its tools; in the text's own size. */
const WIDE = '@media (min-width: 75em)';

/**
 * Over no control: in the room that the top bar has left of its tools, where two lines fit; where there is none, just
 * below the bar, over the title of the screen.
 */
const place = {
  top: { xs: 56, sm: 52 },
  [WIDE]: { top: 4, right: '32rem', maxWidth: 'calc(100vw - 52rem)' },
  '& .MuiSnackbarContent-root': { paddingBlock: 0.25 },
  '& .MuiSnackbarContent-message': { whiteSpace: 'pre-wrap', paddingBlock: 0.75 },
} as const;

/** A success ends the message before it: an error that is mended would cover it. */
export function useEndOfFormer(close: () => void) {
  const { notifications } = useNotificationContext();
  const isOver = notifications.some(({ type }) => type === 'success');
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
}

/** Dragged over this part of its own width, it goes (specification §4, toasts). */
const THRESHOLD = 0.8;

interface Drag {
  from: number;
  by: number;
  width: number;
}

/** The words of a message, which a mouse or a thumb drags away to either side. Up and down, a thumb still scrolls. */
function ToastContent(props: SnackbarContentProps) {
  const close = useCloseNotification();
  useEndOfFormer(close);
  const [drag, setDrag] = useState<Drag>();
  const share = drag ? Math.abs(drag.by) / drag.width : 0;
  const take = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: event.clientX, by: 0, width: event.currentTarget.offsetWidth });
  };
  const move = ({ clientX }: PointerEvent) => setDrag(drag && { ...drag, by: clientX - drag.from });
  const letGo = () => {
    if (share > THRESHOLD) close();
    else setDrag(undefined);
  };
  return (
    <SnackbarContent
      {...props}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={() => setDrag(undefined)}
      style={{ ...props.style, touchAction: 'pan-y', ...(drag ? moved(drag.by, share) : {}) }}
    />
  );
}

/** `translate` leaves the `transform` of the fading in alone. */
const moved = (by: number, share: number) => ({
  translate: `${by}px`,
  opacity: Math.max(0, 1 - share),
  userSelect: 'none' as const,
});
