import { isoDate } from '../../shared/format/dates.ts';
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

/** `12,5` and `45 000` are numbers; what is none, and nothing, is NaN, which no field takes. */
export function numberIn(text: string): number {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** What is sent of it; the server and the form read it by the same schema. */
export function bodyOf({ kind, lines, paperAmount, depositPercent, durationDays, ...rest }: QuoteValues) {
  return {
    ...rest,
    lines:
      kind === 'lines'
        ? lines.map(({ label, quantity, unit, unitPrice }) => ({
            label,
            quantity: numberIn(quantity),
            unit,
            unitPrice: numberIn(unitPrice),
          }))
        : [],
    ...(kind === 'paper' ? { paperAmount: numberIn(paperAmount) } : {}),
    ...(depositPercent.trim() ? { depositPercent: numberIn(depositPercent) } : {}),
    durationDays: numberIn(durationDays),
  };
}

/** What the line comes to while it is typed; undefined where it does not yet. */
export function typedTotal({ quantity, unitPrice }: LineValues): number | undefined {
  const line = { quantity: numberIn(quantity), unitPrice: numberIn(unitPrice) };
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
  const amount = numberIn(paperAmount);
  return totalsOf([Number.isInteger(amount) && amount <= MAX_UNIT_PRICE ? amount : 0], vat);
}
