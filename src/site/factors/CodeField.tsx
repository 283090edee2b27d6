import type { ComponentProps } from 'react';
import { say, t } from '../texts.ts';
import { TextField } from '../ui/TextField.tsx';

interface CodeFieldProps extends ComponentProps<'input'> {
  way: 'totp' | 'recovery';
  error: string | undefined;
}

/** A code to type: digits bring up the number keys of a phone, and it may fill them in by itself. */
export function CodeField({ way, error, ...input }: CodeFieldProps) {
  const isTotp = way === 'totp';
  return (
    <TextField
      label={t(isTotp ? 'factors.code' : 'factors.recoveryCode')}
      error={error && say(error)}
      inputMode={isTotp ? 'numeric' : 'text'}
      autoComplete={isTotp ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      aria-required
      {...input}
    />
  );
}
