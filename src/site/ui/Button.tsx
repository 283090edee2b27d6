import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { type ButtonVariant, buttonClass } from './buttonClass.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** At work: it keeps its label and the focus, and cannot be pressed again. */
  busy?: boolean;
}

export function Button({ variant = 'primary', busy = false, className, onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy && <span className={styles.busyMark} aria-hidden="true" />}
      {children}
    </button>
  );
}
