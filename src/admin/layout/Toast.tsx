import { Notification } from 'react-admin';
import { ToastContent } from './ToastContent.tsx';

const slots = { content: ToastContent };

/** Messages at the top right, for 5 s, one at a time, to be dragged away (specification §4, toasts). */
export function Toast() {
  return (
    <Notification
      autoHideDuration={5000}
      multiLine
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      slots={slots}
      sx={{ top: { xs: 64, sm: 60 }, '& .MuiSnackbarContent-message': { whiteSpace: 'pre-wrap' } }}
    />
  );
}
