import { isoDate } from '../../shared/format/dates.ts';
import { readAmount } from '../../shared/format/money.ts';
import { lineTotal, MAX_QUANTITY, MAX_UNIT_PRICE, type Totals, totalsOf } from '../../shared/quotes/amounts.ts';
import type { VatKind } from '../../shared/quotes/status.ts';
import type { QuoteView } from '../../shared/quotes/views.ts';

/** A line as it is typed. */
export interface LineValues {
  label: string;
  quantity: string;
  unit: string;
  unitPrice: string;
}

/** A quote as it is typed: what was not yet, or wrongly, stays as it is. */
export interface QuoteValues {
  /** Of the quote that it was typed over, empty where there was none: which version that was. */
  updatedAt: string;
  kind: 'lines' | 'paper';
  lines: LineValues[];
  paperAmount: string;
  vat: VatKind;
  depositPercent: string;
  validUntil: string;
  startsOn: string;
  durationDays: string;
  notes: string;
}

const DAY_MS = 86_400_000;

export const emptyLine = (): LineValues => ({ label: '', quantity: '1', unit: '', unitPrice: '' });

/** An empty quote, valid for a month and beginning in a week. */
export function emptyQuote(now: Date): QuoteValues {
  const inDays = (days: number) => isoDate(new Date(now.getTime() + days * DAY_MS));
  return {
    updatedAt: '',
    kind: 'lines',
    lines: [emptyLine()],
    paperAmount: '',
    vat: 'none',
    depositPercent: '',
    validUntil: inDays(30),
    startsOn: inDays(7),
    durationDays: '',
    notes: '',
  };
}

/** A quote that the server has, to be typed on: a draft, or one that is corrected. */
export function valuesOf(quote: QuoteView): QuoteValues {
  return {
    updatedAt: quote.updatedAt,
    kind: quote.isPaper ? 'paper' : 'lines',
    lines: quote.isPaper
      ? [emptyLine()]
      : quote.lines.map(({ label, quantity, unit, unitPrice }) => ({
          label,
          quantity: String(quantity).replace('.', ','),
          unit,
          unitPrice: String(unitPrice),
        })),
    paperAmount: quote.isPaper ? String(quote.netTotal) : '',
    vat: quote.vat,
    depositPercent: quote.depositPercent === null ? '' : String(quote.depositPercent),
    validUntil: quote.validUntil,
    startsOn: quote.startsOn,
    durationDays: String(quote.durationDays),
    notes: quote.notes ?? '',
  };
}

/** What was sent, to be written anew: a day that is over, which the server would refuse, gives way to a fresh one. */
export function anotherOf(quote: QuoteView, now: Date): QuoteValues {
  const values = valuesOf(quote);
  const fresh = emptyQuote(now);
  const still = (name: 'validUntil' | 'startsOn') => (values[name] < isoDate(now) ? fresh : values)[name];
  return { ...values, validUntil: still('validUntil'), startsOn: still('startsOn') };
}

/**
 * `12,5` and `12.5` have decimals; spaces and apostrophes part thousands. One, or a thousand, may be meant by `1,000`
 * and `1.000`, which differ too much to guess: NaN, and the field says how to write both. So may `1.125`, but not
 * `1,125`, which is how this form writes decimals.
 */
export function quantityIn(text: string): number {
  const typed = text.trim();
  if (/^[1-9]\d{0,2}(\.\d{3}|,\d\d0)$/.test(typed)) return Number.NaN;
  const isNumber = /^(\d+|[1-9]\d*([\s'’]\d{3})+)([.,]\d+)?$/.test(typed);
  return isNumber ? Number(typed.replace(/[\s'’]/g, '').replace(',', '.')) : Number.NaN;
}

/** What is sent of it; the server and the form read it by the same schema. */
export function bodyOf({ kind, lines, paperAmount, depositPercent, durationDays, ...rest }: QuoteValues) {
  return {
    ...rest,
    lines:
      kind === 'lines'
        ? lines.map(({ label, quantity, unit, unitPrice }) => ({
            label,
            quantity: quantityIn(quantity),
            unit,
            unitPrice: readAmount(unitPrice),
          }))
        : [],
    ...(kind === 'paper' ? { paperAmount: readAmount(paperAmount) } : {}),
    ...(depositPercent.trim() ? { depositPercent: readAmount(depositPercent) } : {}),
    durationDays: readAmount(durationDays),
  };
}

/** What the line comes to while it is typed; undefined where it does not yet. */
export function typedTotal({ quantity, unitPrice }: LineValues): number | undefined {
  const line = { quantity: quantityIn(quantity), unitPrice: readAmount(unitPrice) };
  const isCounted =
    line.quantity <= MAX_QUANTITY && line.unitPrice <= MAX_UNIT_PRICE && Number.isInteger(line.unitPrice);
  return isCounted ? lineTotal(line) : undefined;
}

/** The totals while it is typed, of what can be counted already, by the function that the server counts with. */
export function typedTotals({ kind, lines, paperAmount, vat }: QuoteValues): Totals {
  if (kind === 'lines')
    return totalsOf(
      lines.map((line) => typedTotal(line) ?? 0),
      vat,
    );
  const amount = readAmount(paperAmount);
  return totalsOf([Number.isInteger(amount) && amount <= MAX_UNIT_PRICE ? amount : 0], vat);
}
