import * as z from 'zod/mini';
import { dateField, optionalField, requiredText } from '../api/fields.ts';
import { versionField } from '../editing/schemas.ts';
import { isInThousandths, lineTotal, MAX_QUANTITY, MAX_TOTAL, MAX_UNIT_PRICE, totalsOf } from './amounts.ts';
import { vatKinds } from './status.ts';

export const MAX_LINES = 50;
export const LABEL_MAX = 120;
export const UNIT_MAX = 20;
export const NOTES_MAX = 1000;

const price = z
  .int('quotes.priceInvalid')
  .check(z.gte(0, 'quotes.priceInvalid'), z.lte(MAX_UNIT_PRICE, 'quotes.tooLarge'));

const quoteLineSchema = z.object({
  label: requiredText('quotes.labelRequired', LABEL_MAX),
  quantity: z
    .number('quotes.quantityInvalid')
    .check(
      z.gt(0, 'quotes.quantityInvalid'),
      z.lte(MAX_QUANTITY, 'quotes.tooLarge'),
      z.refine(isInThousandths, 'quotes.quantityDecimals'),
    ),
  unit: requiredText('quotes.unitRequired', UNIT_MAX),
  unitPrice: price,
});

/**
 * What a contractor writes: either lines, or one amount without VAT beside a photo of a quote on paper. A line may be
 * free, the whole is not: it would stand as the cheapest where a client compares. Amounts in whole GNF, quantities with
 * up to three decimals; totals are the server's (design §10).
 */
export const quoteSchema = z
  .object({
    lines: z._default(z.array(quoteLineSchema).check(z.maxLength(MAX_LINES, 'quotes.tooManyLines')), []),
    paperAmount: optionalField(price.check(z.gte(1, 'quotes.totalZero'))),
    vat: z.enum(vatKinds, 'quotes.vatRequired'),
    depositPercent: optionalField(
      z.int('quotes.depositInvalid').check(z.gte(0, 'quotes.depositInvalid'), z.lte(100, 'quotes.depositInvalid')),
    ),
    validUntil: dateField('quotes.validUntilRequired'),
    startsOn: dateField('quotes.startsOnRequired'),
    durationDays: z
      .int('quotes.durationInvalid')
      .check(z.gte(1, 'quotes.durationInvalid'), z.lte(3650, 'quotes.durationInvalid')),
    notes: optionalField(z.string('common.invalid').check(z.trim(), z.maxLength(NOTES_MAX, 'common.tooLong'))),
  })
  .check(
    z.refine(({ lines, paperAmount }) => lines.length > 0 !== (paperAmount !== undefined), {
      error: 'quotes.linesRequired',
      path: ['lines'],
    }),
    z.refine(({ lines, paperAmount, vat }) => (totalOf({ lines, paperAmount }, vat) ?? 0) <= MAX_TOTAL, {
      error: 'quotes.totalTooLarge',
      path: ['lines'],
    }),
    z.refine(({ lines, vat }) => lines.length === 0 || totalOf({ lines, paperAmount: undefined }, vat) !== 0, {
      error: 'quotes.totalZero',
      path: ['lines'],
    }),
  );

/** When sent, it must be the draft's: another tab may have been faster. */
const seen = { updatedAt: z.optional(versionField) };

/** What takes the place of a draft. */
export const changeQuoteSchema = z.safeExtend(quoteSchema, seen);

/** The draft that was read before it goes; a call without a body sends what is there. */
export const sendQuoteSchema = z.pipe(
  z.nullish(z.object(seen)),
  z.transform((read) => read ?? {}),
);

export type QuoteInput = z.output<typeof quoteSchema>;
export type ChangeQuote = z.output<typeof changeQuoteSchema>;
export type SendQuote = z.output<typeof sendQuoteSchema>;

/** Undefined where a line is no line: its own field says so. */
function totalOf({ lines, paperAmount }: Pick<QuoteInput, 'lines' | 'paperAmount'>, vat: QuoteInput['vat']) {
  if (!lines.every((line) => quoteLineSchema.safeParse(line).success)) return undefined;
  return totalsOf(paperAmount === undefined ? lines.map(lineTotal) : [paperAmount], vat).total;
}
