import { expect, test } from 'vitest';
import { fillText } from '../../../src/shared/common/fillText.ts';
import { factorTexts } from '../../../src/shared/factors/texts.ts';

test.each([
  [0, 'Il vous reste 0 code sur 10.'],
  [1, 'Il vous reste 1 code sur 10.'],
  [2, 'Il vous reste 2 codes sur 10.'],
])('%i recovery codes are left', (left, sentence) => {
  expect(fillText(factorTexts['factors.recoveryLeft'], { smart_count: left })).toBe(sentence);
});
