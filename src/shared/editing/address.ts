import * as z from 'zod/mini';
import { readUrl } from '../format/readUrl.ts';

export const ADDRESS_MAX = 200;

/** An address on the web, with `https://`: nobody is sent over a line that others can read. */
export const httpsAddress = z
  .string('editing.addressInvalid')
  .check(z.trim(), z.maxLength(ADDRESS_MAX, 'common.tooLong'), z.refine(isHttps, 'editing.addressInvalid'));

function isHttps(text: string): boolean {
  const url = readUrl(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
}
