import type { FormEventHandler, ReactNode } from 'react';
import { t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, type ButtonVariant } from '../../ui/Button.tsx';
import styles from '../Acts.module.css';

interface ActFormProps {
  intro?: string;
  error: string | undefined;
  submit: string;
  variant?: ButtonVariant;
  isBusy: boolean;
  /** For what was picked to be made ready. */
  isWaiting?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children?: ReactNode;
}

/** A form with one button; what goes wrong stands above it. */
export function ActForm({
  intro,
  error,
  submit,
  variant = 'primary',
  isBusy,
  isWaiting = false,
  onSubmit,
  children,
}: ActFormProps) {
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {intro && <p>{intro}</p>}
      {error && <Alert tone="error">{error}</Alert>}
      {children}
      <Button type="submit" variant={variant} busy={isBusy || isWaiting}>
        {isBusy ? t('tracking.sending') : submit}
      </Button>
    </form>
  );
}
