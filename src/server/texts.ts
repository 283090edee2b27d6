import Polyglot from 'node-polyglot';
import { followUpClientTexts } from '../shared/followUps/texts.ts';
import { missingText } from '../shared/i18n/missingText.ts';
import { texts } from '../shared/texts.ts';
import { closingTexts } from './texts/closingTexts.ts';
import { exportTexts } from './texts/exportTexts.ts';
import { messageTexts } from './texts/messageTexts.ts';
import { placeImportTexts } from './texts/placeImportTexts.ts';
import { preparationTexts } from './texts/preparationTexts.ts';
import { quotePdfTexts } from './texts/quotePdfTexts.ts';
import { receiptTexts } from './texts/receiptTexts.ts';
import { refusalTexts } from './texts/refusalTexts.ts';
import { reviewRefusalTexts } from './texts/reviewRefusalTexts.ts';
import { sandboxTexts } from './texts/sandboxTexts.ts';
import { sendingTexts } from './texts/sendingTexts.ts';

const phrases = {
  ...texts,
  ...refusalTexts,
  ...messageTexts,
  ...sendingTexts,
  ...followUpClientTexts,
  ...receiptTexts,
  ...quotePdfTexts,
  ...sandboxTexts,
  ...preparationTexts,
  ...closingTexts,
  ...exportTexts,
  ...reviewRefusalTexts,
  ...placeImportTexts,
};
const isStrict = ['development', 'test'].includes(process.env.NODE_ENV ?? '');
const polyglot = new Polyglot({ phrases, locale: 'fr', onMissingKey: (key) => missingText(key, isStrict) });

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
