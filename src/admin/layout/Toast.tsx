import { Notification } from 'react-admin';

/** Messages at the top right, for 5 s, one at a time (specification §4, toasts). */
export function Toast() {
  return (
    <Notification
      autoHideDuration={5000}
      multiLine
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      sx={{ top: { xs: 64, sm: 60 }, '& .MuiSnackbarContent-message': { whiteSpace: 'pre-wrap' } }}
    />
  );
}
