import { expect, test } from 'vitest';
import { textOf } from '../../../src/admin/place-names/textOf.ts';

const WORDS = 'Cité de l’Air Neuve';
const inWindows = Buffer.from(WORDS.replace('’', '\x92'), 'latin1');
const inUtf16 = Buffer.from(`\uFEFF${WORDS}`, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(WORDS)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${WORDS}`)],
  ['Windows-1252', inWindows],
  ['UTF-16', inUtf16],
  ['UTF-16 the other way round', Buffer.from(inUtf16).swap16()],
])('reads a file in %s', async (_, bytes) => {
  expect(await textOf(new Blob([bytes]))).toBe(WORDS);
});
