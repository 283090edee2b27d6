import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ProofWay } from '../../shared/factors/status.ts';

export type TypedWay = Exclude<ProofWay, 'passkey'>;

const fields = {
  totp: { label: 'factors.code', autoComplete: 'one-time-code', inputMode: 'numeric', type: 'text' },
  recovery: { label: 'factors.recoveryCode', autoComplete: 'off', inputMode: 'text', type: 'text' },
  password: { label: 'factors.proofPassword', autoComplete: 'current-password', inputMode: 'text', type: 'password' },
} as const;

interface ProofFieldProps {
  way: TypedWay;
  value: string;
  /** A sentence, or a key of one. */
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** A code or the password. */
export function ProofField({ way, value, problem, onChange }: ProofFieldProps) {
  const translate = useTranslate();
  const { label, autoComplete, inputMode, type } = fields[way];
  return (
    <TextField
      autoFocus
      margin="dense"
      label={translate(label)}
      type={type}
      autoComplete={autoComplete}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={problem !== undefined}
      helperText={problem ? <span role="alert">{translate(problem)}</span> : undefined}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode, maxLength: 200, autoCapitalize: 'none' } }}
    />
  );
}
