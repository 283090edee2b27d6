import { expect, test } from 'vitest';
import { messageTexts } from '../../../src/server/texts/messageTexts.ts';
import { refusalTexts } from '../../../src/server/texts/refusalTexts.ts';
import { texts } from '../../../src/shared/texts.ts';

/** What may begin with a vowel: names and references, not dates, amounts and numbers. */
const names =
  /(?<!\p{L})(?:de|que|jusque|lorsque|puisque|si) %\{(?:name|enterprise|site|package|agent|reference|city|service|client|kind|title)\}/iu;

test('no sentence has a word before a name that would have to be shortened before a vowel', () => {
  const wrong = Object.entries({ ...texts, ...messageTexts, ...refusalTexts }).filter(([, text]) => names.test(text));
  expect(wrong.map(([key]) => key)).toEqual([]);
});
