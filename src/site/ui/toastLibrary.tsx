import { createRoot } from 'react-dom/client';
import { type CloseButtonProps, ToastContainer, toast } from 'react-toastify';
import 'react-toastify/ReactToastify.css';
import { t } from '../texts.ts';
import { Icon } from './Icon.tsx';
import styles from './toast.module.css';

export type ToastTone = 'error' | 'success' | 'warning';

/** Messages within this time are queued; a later message replaces those still queued. */
const TOGETHER_MS = 500;

let mounted = false;
let lastAt = Number.NEGATIVE_INFINITY;

/** Mounts the container with the first message; the library queues messages until then. */
export function showToast(tone: ToastTone, text: string): void {
  if (!mounted) {
    const host = document.body.appendChild(document.createElement('div'));
    createRoot(host).render(<ToastFrame />);
    mounted = true;
  }
  const now = performance.now();
  if (now - lastAt > TOGETHER_MS) {
    toast.clearWaitingQueue();
    toast.dismiss();
  }
  lastAt = now;
  toast[tone](text);
}

/** Specification §4: 5 s, paused under the pointer or without focus, dismissed by dragging 80 %, one at a time. */
function ToastFrame() {
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
      className={styles.container}
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
