import './deferredResources.ts';
import { createRoot } from 'react-dom/client';
import { createStore } from '../../shared/client/store.ts';
import { t } from '../texts.ts';
import { useStore } from '../useStore.ts';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import styles from './toast.module.css';
import type { ToastTone } from './toastLibrary.tsx';

interface PlainToast {
  tone: ToastTone;
  text: string;
}

/** The message whose library could not be loaded. It stays until closed: offline, 5 s may be too short to read it. */
const plainToastStore = createStore<PlainToast | undefined>(undefined);

export const toastError = (text: string): Promise<void> => show('error', text);
export const toastSuccess = (text: string): Promise<void> => show('success', text);
export const toastWarning = (text: string): Promise<void> => show('warning', text);

let library: typeof import('./toastLibrary.tsx') | undefined;

/** What failed was done by another try: the message of the failure goes, though it would stay for a while. */
export function closeFailure(): void {
  library?.closeFailure();
  if (plainToastStore.get()?.tone === 'error') plainToastStore.set(undefined);
}

/**
 * One message at the top right for 5 s (specification §4). The toast library loads with the first message; where that
 * fails, offline for instance, a plain element of our own shows the text.
 */
async function show(tone: ToastTone, text: string): Promise<void> {
  try {
    library = await import('./toastLibrary.tsx');
    library.showToast(tone, text);
  } catch {
    plainToastStore.set({ tone, text });
    mountToastRegion();
  }
}

let isMounted = false;

/** Adds the container of plain messages to the page, with the first of them. */
function mountToastRegion(): void {
  if (isMounted) return;
  isMounted = true;
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(<ToastRegion />);
}

function ToastRegion() {
  const toast = useStore(plainToastStore, undefined);
  if (!toast) return null;
  return (
    <div className={classNames(styles.toast, styles.plain)} role="alert">
      <Icon name={toast.tone === 'success' ? 'check' : 'alert'} />
      <span>{toast.text}</span>
      <button
        type="button"
        className={styles.close}
        aria-label={t('common.close')}
        onClick={() => plainToastStore.set(undefined)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
