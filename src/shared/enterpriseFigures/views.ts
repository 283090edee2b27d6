import * as z from 'zod/mini';
import { enterpriseStates } from '../enterprises/status.ts';
import { scoreView } from '../reviews/score.ts';
import { enterpriseSituations } from './situations.ts';

const count = z.number();

/** What an enterprise did and brought since it is here (docs/decisions/0088). Amounts in GNF. */
export const enterpriseFiguresItem = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(enterpriseStates),
  accepted: count,
  /** Acceptances with a noted contact, and under how many hours half of them came to it; null: over a week. */
  contacted: count,
  reactionHours: z.nullable(count),
  quoted: count,
  hired: count,
  score: scoreView,
  complaints: count,
  lastSeenAt: z.nullable(z.string()),
  paid: count,
  /** The last twelve months by the day of settling, this one last; `month` is its first day. */
  months: z.array(z.object({ month: z.string(), paid: count })),
  /** The running package, null without one; what its renewal would bring, null where it is cancelled. */
  packageName: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  expected: z.nullable(count),
});

export type EnterpriseFiguresItem = z.infer<typeof enterpriseFiguresItem>;

/** Whose package needs a word by now, and money by month: paid, and expected from renewals. GNF. */
export const packageOutlook = z.object({
  situations: z.array(z.object({ situation: z.enum(enterpriseSituations), enterprises: count })),
  months: z.array(z.object({ month: z.string(), paid: count, renewals: count, expected: count })),
});

export type PackageOutlook = z.infer<typeof packageOutlook>;
