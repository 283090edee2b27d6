import { useSyncExternalStore } from 'react';
import { t } from '../texts.ts';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { closePlainToast, onPlainToast, plainToast } from './toasts/plainToasts.ts';
import styles from './toasts/Toasts.module.css';

/** Mounted once: the messages whose library could not be loaded. */
export function ToastRegion() {
  const toast = useSyncExternalStore(onPlainToast, plainToast, () => undefined);
  if (!toast) return null;
  return (
    <div className={classNames(styles.toast, styles.plain)} role="alert">
      <Icon name={toast.tone === 'success' ? 'check' : 'alert'} />
      <span>{toast.text}</span>
      <button type="button" className={styles.close} aria-label={t('common.close')} onClick={closePlainToast}>
        <Icon name="close" />
      </button>
    </div>
  );
}
