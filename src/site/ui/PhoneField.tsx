import type { ChangeEvent } from 'react';
import { maskPhone } from '../../shared/format/phone.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Masks what is typed as `999 99 99 99` (specification §5). */
export function PhoneField({ onChange, ...props }: TextFieldProps) {
  const mask = (event: ChangeEvent<HTMLInputElement>) => {
    maskInPlace(event.target);
    onChange?.(event);
  };
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" onChange={mask} />;
}

/** Rewrites the text and keeps the caret behind the digit it stood behind. */
function maskInPlace(input: HTMLInputElement): void {
  const typed = input.value;
  const masked = maskPhone(typed);
  if (masked === typed) return;
  const caret = input.selectionStart ?? typed.length;
  const atEnd = caret === typed.length;
  const digitsBefore = maskPhone(typed.slice(0, caret)).replace(/\D/g, '').length;
  input.value = masked;
  const place = atEnd ? masked.length : positionAfter(masked, digitsBefore);
  input.setSelectionRange(place, place);
}

function positionAfter(masked: string, digits: number): number {
  let seen = 0;
  for (const [index, character] of [...masked].entries()) {
    if (seen === digits) return index;
    if (character !== ' ') seen++;
  }
  return masked.length;
}
