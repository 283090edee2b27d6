/** What the fonts built into a PDF reader can draw. */
const drawn = /[\n\u0020-\u007E\u00A0-\u00FF‘’“”–—…•œŒ€]/u;

/** Letters of Pular, Maninka and Susu that have no accent to be left out. */
const near: Record<string, string> = {
  Ɓ: 'B',
  ɓ: 'b',
  Ɗ: 'D',
  ɗ: 'd',
  Ɛ: 'E',
  ɛ: 'e',
  Ɲ: 'N',
  ɲ: 'n',
  Ŋ: 'N',
  ŋ: 'n',
  Ɔ: 'O',
  ɔ: 'o',
  Ƴ: 'Y',
  ƴ: 'y',
};

/**
 * A text as a PDF of ours can say it: a letter that its fonts lack as the nearest one, anything else left out. Drawn as
 * it is, such a letter would shift whatever follows it on the line.
 */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u202F\u2009]/g, '\u00A0')
    .replace(/./gu, (letter) => (drawn.test(letter) ? letter : nearestOf(letter)));
}

function nearestOf(letter: string): string {
  const [bare = ''] = letter.normalize('NFD');
  return near[bare] ?? (drawn.test(bare) ? bare : '');
}
