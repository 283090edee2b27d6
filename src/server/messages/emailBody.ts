import type { messageTexts } from '../texts/messageTexts.ts';
import { fr } from '../texts.ts';

type EmailKey = Extract<keyof typeof messageTexts, `${string}.email`>;

/** The words of an e-mail, which greets by name whoever has one. */
export function emailBody(key: EmailKey, params: Readonly<Record<string, string | number>>): string {
  const greeting = params.name ? fr('message.greeting', params) : fr('message.greetingNobody');
  return fr(key, { ...params, greeting });
}
