import Polyglot from 'node-polyglot';
import { texts } from '../shared/texts.ts';
import { exportTexts } from './http/exportTexts.ts';
import { refusalTexts } from './http/refusalTexts.ts';
import { messageTexts } from './messages/messageTexts.ts';
import { sendingTexts } from './messages/sendingTexts.ts';
import { receiptTexts } from './payments/receiptTexts.ts';
import { sandboxTexts } from './payments/sandboxTexts.ts';
import { closingTexts } from './projects/closingTexts.ts';
import { preparationTexts } from './subscriptions/preparationTexts.ts';

const phrases = {
  ...texts,
  ...refusalTexts,
  ...messageTexts,
  ...sendingTexts,
  ...receiptTexts,
  ...sandboxTexts,
  ...preparationTexts,
  ...closingTexts,
  ...exportTexts,
};
const polyglot = new Polyglot({ phrases, locale: 'fr' });

export type ServerTextKey = keyof typeof phrases;

/** The French sentence of a key. */
export function fr(key: ServerTextKey, params: Record<string, string | number> = {}): string {
  return polyglot.t(key, params);
}

/** The French sentence of a key made at run time, else the words given. */
export function frOr(key: string, words: string): string {
  return polyglot.has(key) ? polyglot.t(key) : words;
}

/** The French sentence where the text is a key, else the general one: zod's own English never leaves. */
export function frOrInvalid(candidate: string): string {
  return polyglot.has(candidate) ? polyglot.t(candidate) : polyglot.t('common.invalid');
}
