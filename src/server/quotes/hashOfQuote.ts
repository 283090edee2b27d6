import { createHash } from 'node:crypto';
import type { WholeQuote } from './content.ts';

/**
 * SHA-256 of what is sent, in this order of its fields for good: whoever accepted a version accepted what has this
 * hash. Photos count by their own hashes.
 */
export function hashOfQuote({ quote, lines, files }: WholeQuote): string {
  const content = [
    quote.id,
    quote.leadId,
    quote.enterpriseId,
    quote.number,
    quote.version,
    quote.vat,
    quote.netTotal,
    quote.vatTotal,
    quote.total,
    quote.depositPercent,
    quote.validUntil,
    quote.startsOn,
    quote.durationDays,
    quote.notes,
    quote.isPaper,
    lines.map(({ position, label, quantity, unit, unitPrice, total }) => [
      position,
      label,
      quantity,
      unit,
      unitPrice,
      total,
    ]),
    files.map(({ sha256 }) => sha256),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
