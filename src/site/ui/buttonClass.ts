import styles from './Button.module.css';
import { classNames } from './classNames.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The look of a button, for what is not one: links, and labels of file inputs. */
export const buttonClass = (variant: ButtonVariant, ...more: (string | undefined)[]): string =>
  classNames(styles.button, styles[variant], ...more);
