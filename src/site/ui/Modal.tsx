import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { t } from '../texts.ts';
import { Icon } from './Icon.tsx';
import styles from './Modal.module.css';

interface ModalProps {
  open: boolean;
  title: ReactNode;
  /** Without it the dialog cannot be closed, not even by Escape. */
  onClose?: (() => void) | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

export function Modal({ open, title, onClose, actions, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const node = dialog.current;
    if (!open || !node) return;
    const opener = document.activeElement;
    if (!node.open) node.showModal();
    return () => {
      node.close();
      // Taken off the page already, the dialog cannot give the focus back by itself.
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, [open]);
  if (!open) return null;
  const close = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onClose?.();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close(event);
  };
  return (
    // Escape comes as a key and, from a phone's back gesture, as `cancel`.
    <dialog ref={dialog} className={styles.modal} aria-labelledby={titleId} onCancel={close} onKeyDown={closeOnEscape}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {onClose && (
            <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
