/**
 * A Guinean phone number as it is stored: `+224` and nine digits. Accepts spaces, dots, dashes and the
 * prefixes +224 and 00224 (design §6). Undefined when it is none.
 */
export function normalisePhone(input: string): string | undefined {
  const compact = input.replace(/[\s.\-()]/g, '').replace(/^(\+|00)224/, '');
  return /^[36]\d{8}$/.test(compact) ? `+224${compact}` : undefined;
}

/** `+224620000001` as people read it: `620 00 00 01`. */
export function formatPhone(stored: string): string {
  const digits = stored.replace(/^\+224/, '');
  return digits.replace(/^(\d{3})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4');
}

/** What is typed so far, masked as `999 99 99 99` (specification §5). */
export function maskPhone(typed: string): string {
  const digits = typed
    .replace(/^\s*(\+|00)224/, '')
    .replace(/\D/g, '')
    .slice(0, 9);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, 7), digits.slice(7, 9)].filter(Boolean).join(' ');
}
