import { nameInMessage, tidyName, withoutAddresses } from '../../shared/format/plainText.ts';
import type { messageTexts } from '../texts/messageTexts.ts';

type Named<Text extends string> = Text extends `${string}%{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;

type MessageText = (typeof messageTexts)[keyof typeof messageTexts];

/** What the texts of messages leave open, all but the greeting (`emailBody`) and what the site is (`queueMessages`). */
export type ValueName = Exclude<Named<MessageText>, 'greeting' | 'site' | 'supportPhone'>;

export type Values = Partial<Record<ValueName, string | number>>;

/**
 * Who wrote a value, and so what is left of it (design §12): a `person` its letters, `others` all but addresses and
 * telephone numbers, on one line or with its `lines`; `ours` is made by the server or written by staff.
 */
const sources: Record<ValueName, 'person' | 'others' | 'lines' | 'ours'> = {
  name: 'person',
  client: 'person',
  clientFirst: 'person',
  agent: 'person',
  enterprise: 'others',
  subject: 'others',
  reminder: 'others',
  message: 'lines',
  accountNumber: 'ours',
  reference: 'ours',
  amount: 'ours',
  city: 'ours',
  closingCode: 'ours',
  code: 'ours',
  date: 'ours',
  // Files of the enterprise that is written to.
  documents: 'ours',
  end: 'ours',
  kind: 'ours',
  kinds: 'ours',
  link: 'ours',
  links: 'ours',
  maxQuotes: 'ours',
  month: 'ours',
  newLink: 'ours',
  number: 'ours',
  note: 'ours',
  package: 'ours',
  phone: 'ours',
  rating: 'ours',
  rulesLink: 'ours',
  reason: 'ours',
  receipt: 'ours',
  reply: 'ours',
  role: 'ours',
  service: 'ours',
  smart_count: 'ours',
  start: 'ours',
  stopLink: 'ours',
  what: 'ours',
};

/** The values as a message may say them, whatever is stored. */
export function safeValues(values: Values): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, safeValue(name as ValueName, String(value))]),
  );
}

function safeValue(name: ValueName, value: string): string {
  switch (sources[name]) {
    case 'person':
      return nameInMessage(value);
    case 'others':
      return withoutAddresses(tidyName(value));
    case 'lines':
      return withoutAddresses(value);
    case 'ours':
      return value;
  }
}
