import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';
import { Link, type LinkProps } from './Link.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The look of a button, for what is not one: links, and labels of file inputs. */
export const buttonClass = (variant: ButtonVariant, ...more: (string | undefined)[]): string =>
  classNames(styles.button, styles[variant], ...more);

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

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
}

export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, className)} />;
}
