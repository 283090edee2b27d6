import { type CloseButtonProps, ToastContainer } from 'react-toastify';
import 'react-toastify/ReactToastify.css';
import { t } from '../../texts.ts';
import { Icon } from '../Icon.tsx';
import styles from './Toasts.module.css';

/** Specification §4: 5 s, waits under the pointer or without focus, dragged away at 80 %, one at a time, top right. */
export function ToastFrame() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
      limit={1}
      aria-label={t('common.messages')}
      closeButton={CloseButton}
      toastClassName={styles.toast}
    />
  );
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} aria-label={t('common.close')} onClick={closeToast}>
      <Icon name="close" />
    </button>
  );
}
