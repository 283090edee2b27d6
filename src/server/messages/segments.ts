/** Characters of the GSM 7-bit alphabet; those of its extension table take two places (3GPP TS 23.038). */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extension = new Set('^{}\\[~]|€\f');

/**
 * How many SMS a text costs: 160 characters alone or 153 a part in GSM-7, 70 or 67 in UCS-2 (design §7, cost in
 * segments).
 */
export function smsSegments(text: string): number {
  const characters = [...text];
  if (characters.every((character) => basic.has(character) || extension.has(character))) {
    const places = characters.reduce((sum, character) => sum + (extension.has(character) ? 2 : 1), 0);
    return places <= 160 ? 1 : Math.ceil(places / 153);
  }
  return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
}

const alike: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
  '\u2011': '-',
};

/**
 * The text with letters of the GSM alphabet where one says the same: ê becomes e, ’ becomes ', a narrow space a space.
 * One letter outside the alphabet more than doubles the price of the whole SMS; what has no such letter is kept, for it
 * must be readable first.
 */
export function inGsmLetters(text: string): string {
  return [...text].map(inGsmLetter).join('');
}

function inGsmLetter(character: string): string {
  if (basic.has(character) || extension.has(character)) return character;
  if (/\s/u.test(character)) return ' ';
  const plain = alike[character] ?? character.normalize('NFD').replace(/\p{Mn}/gu, '');
  return [...plain].every((letter) => basic.has(letter)) ? plain : character;
}
