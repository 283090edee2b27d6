import type { UseFormRegisterReturn } from 'react-hook-form';
import { say, t } from '../texts.ts';
import { PasswordField } from '../ui/TextField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface Bound {
  input: UseFormRegisterReturn;
  /** A text key, or a sentence of the server. */
  error: string | undefined;
}

interface NewPasswordFieldsProps {
  /** What is typed so far. */
  typed: string;
  password: Bound;
  confirmation: Bound;
  labels?: { password: string; confirmation: string };
}

/** A new password, its rules as they are met, and its confirmation (specification §5). */
export function NewPasswordFields({ typed, password, confirmation, labels }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={labels?.password ?? t('password.new')}
        hint={<PasswordRules password={typed} />}
        error={password.error && say(password.error)}
        autoComplete="new-password"
        aria-required
        {...password.input}
      />
      <PasswordField
        label={labels?.confirmation ?? t('password.confirmNew')}
        error={confirmation.error && say(confirmation.error)}
        autoComplete="new-password"
        aria-required
        {...confirmation.input}
      />
    </>
  );
}
