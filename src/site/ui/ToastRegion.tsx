import { t } from '../texts.ts';
import { useStore } from '../useStore.ts';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { plainToastStore } from './toasts/plainToasts.ts';
import styles from './toasts/Toasts.module.css';

/** Mounted once: the messages whose library could not be loaded. */
export function ToastRegion() {
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
