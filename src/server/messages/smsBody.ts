import type { messageTexts } from '../texts/messageTexts.ts';
import { fr } from '../texts.ts';
import { inGsmLetters } from './segments.ts';

type SmsKey = Extract<keyof typeof messageTexts, `${string}.sms`>;

/** A name may fill an SMS; this much of it is enough to know it by. An address is never cut. */
const VALUE_MAX = 30;

/** What somebody wrote for the recipient is the message itself; addresses among words serve whole. */
const uncut: ReadonlySet<string> = new Set(['reply', 'links']);

/**
 * The words of an SMS: values made short and, where they can, of letters that cost no more (design §7, cost in
 * segments).
 */
export function smsBody(key: SmsKey, params: Readonly<Record<string, string | number>>): string {
  const short = Object.entries(params).map(([name, value]) => {
    const words = inGsmLetters(String(value));
    return [name, uncut.has(name) ? words : shortened(words)];
  });
  return inGsmLetters(fr(key, Object.fromEntries(short)));
}

function shortened(value: string): string {
  if (value.length <= VALUE_MAX || /^https?:/.test(value)) return value;
  return `${value.slice(0, VALUE_MAX - 2).trimEnd()}..`;
}
