import { readUrl } from '../../shared/format/readUrl.ts';

/** A page to send the browser to: never an address that would run as a script. */
export function isWebAddress(address: string, base: string): boolean {
  return ['https:', 'http:'].includes(readUrl(address, base)?.protocol ?? '');
}
