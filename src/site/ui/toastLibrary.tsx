import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify';
import 'react-toastify/ReactToastify.css';
import { t } from '../texts.ts';
import { Icon } from './Icon.tsx';
import styles from './toast.module.css';

export type ToastTone = 'error' | 'success' | 'warning';

/** Messages within this time are queued; a later message replaces those still queued. */
const TOGETHER_MS = 500;

let mounted = false;
let lastAt = Number.NEGATIVE_INFINITY;
let lastTone: ToastTone | undefined;

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
  lastTone = tone;
  toast[tone](text);
}

/** Where the last message is that of a failure. */
export function closeFailure(): void {
  if (lastTone === 'error') toast.dismiss();
}

/**
 * Specification §4: 5 s, paused under the pointer or without focus, dismissed by dragging 80 %, one at a time. It waits
 * as well while the keyboard is in it (Alt+T leads there); Escape closes it, and whoever closes it is back where they
 * were.
 */
function ToastFrame() {
  const cameFrom = useRef<HTMLElement>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    toast.pause();
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    toast.play();
    cameFrom.current = null;
  };
  const goBack = () => cameFrom.current?.focus({ preventScroll: true });
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    goBack();
    toast.dismiss();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the messages in it are what has the focus.
    <div onFocus={enter} onBlur={leave} onKeyDown={close}>
      <ToastContainer
        position="top-right"
        autoClose={5000}
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={80}
        limit={1}
        aria-label={t('common.messages')}
        closeButton={({ closeToast }) => (
          <CloseButton
            onClose={() => {
              goBack();
              closeToast();
            }}
          />
        )}
        className={styles.container}
        toastClassName={styles.toast}
      />
    </div>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
}
