import { TextField, type TextFieldProps } from '@mui/material';

interface Props extends Pick<TextFieldProps, 'autoFocus' | 'required' | 'error' | 'helperText' | 'size' | 'sx'> {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoice: (value: string) => void;
  /** What an empty value is called; without it there is none to choose. */
  none?: string;
}

/** The phone's own select: quick with a thumb, and by keyboard. */
export function ChoiceField({ label, value, choices, onChoice, none, ...more }: Props) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChoice(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      {...more}
    >
      {none === undefined ? null : <option value="">{none}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
