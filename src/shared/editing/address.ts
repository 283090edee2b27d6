import * as z from 'zod/mini';

export const ADDRESS_MAX = 200;

/** An address on the web, with `https://`: nobody is sent over a line that others can read. */
export const httpsAddress = z
  .string('editing.addressInvalid')
  .check(z.trim(), z.maxLength(ADDRESS_MAX, 'common.tooLong'), z.refine(isHttps, 'editing.addressInvalid'));

function isHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '';
}
