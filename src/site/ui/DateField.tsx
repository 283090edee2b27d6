import { TextField, type TextFieldProps } from './TextField.tsx';

/** The phone's own date picker; `min` and the value are `YYYY-MM-DD`. */
export function DateField(props: TextFieldProps) {
  return <TextField {...props} type="date" />;
}
