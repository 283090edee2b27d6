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
  onSubmit: FormEventHandler<HTMLFormElement>;
  children?: ReactNode;
}

/** A form with one button; what goes wrong stands above it. */
export function ActForm({ intro, error, submit, variant = 'primary', isBusy, onSubmit, children }: ActFormProps) {
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {intro && <p>{intro}</p>}
      {error && <Alert tone="error">{error}</Alert>}
      {children}
      <Button type="submit" variant={variant} busy={isBusy}>
        {isBusy ? t('tracking.sending') : submit}
      </Button>
    </form>
  );
}
