const small = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
] as const;
const tens = [
  '',
  'dix',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

/** In GNF: what a quote may come to at most. */
export const MAX_IN_WORDS = 1_000_000_000_000;

/**
 * An amount in French words, `deux cent mille francs guinéens`, from 0 to a thousand milliards, in the traditional
 * spelling of receipts: hyphens below a hundred only, `quatre-vingts` and `deux cents` with an s where nothing follows
 * or a million or milliard does. Raises RangeError outside.
 */
export function amountInWords(amount: number): string {
  if (!Number.isInteger(amount) || amount < 0 || amount > MAX_IN_WORDS)
    throw new RangeError(`${amount} is not written in words`);
  const isRound = amount >= 1_000_000 && amount % 1_000_000 === 0;
  const currency = amount < 2 ? 'franc guinéen' : 'francs guinéens';
  return `${numberInWords(amount)} ${isRound ? 'de ' : ''}${currency}`;
}

function numberInWords(value: number): string {
  if (value === 0) return 'zéro';
  const milliards = Math.floor(value / 1_000_000_000);
  const millions = Math.floor(value / 1_000_000) % 1_000;
  const thousands = Math.floor(value / 1_000) % 1_000;
  const rest = value % 1_000;
  const parts: string[] = [];
  if (milliards > 0) parts.push(counted(milliards, 'milliard'));
  if (millions > 0) parts.push(counted(millions, 'million'));
  // `mille` is a numeral: nothing before it takes an s, and one thousand has no "un".
  if (thousands > 0) parts.push(thousands === 1 ? 'mille' : `${belowThousand(thousands, false)} mille`);
  if (rest > 0) parts.push(belowThousand(rest, true));
  return parts.join(' ');
}

const counted = (count: number, noun: string): string =>
  `${count === 1_000 ? 'mille' : belowThousand(count, true)} ${noun}${count > 1 ? 's' : ''}`;

/** @param isLast nothing follows that would take away the s of `cents` and `quatre-vingts`. */
function belowThousand(value: number, isLast: boolean): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const parts: string[] = [];
  if (hundreds === 1) parts.push('cent');
  if (hundreds > 1) parts.push(`${small[hundreds]} cent${rest === 0 && isLast ? 's' : ''}`);
  if (rest > 0) parts.push(belowHundred(rest, isLast));
  return parts.join(' ');
}

function belowHundred(value: number, isLast: boolean): string {
  const simple = small[value];
  if (simple) return simple;
  const ten = Math.floor(value / 10);
  // 70 and 90 count on from 60 and 80.
  const unit = ten === 7 || ten === 9 ? (value % 10) + 10 : value % 10;
  const word = tens[ten] ?? '';
  if (unit === 0) return ten === 8 && isLast ? `${word}s` : word;
  const joined = (unit === 1 || unit === 11) && ten < 8 && ten > 1 ? `${word} et ` : `${word}-`;
  return `${joined}${unit <= 16 ? small[unit] : `dix-${small[unit - 10]}`}`;
}
