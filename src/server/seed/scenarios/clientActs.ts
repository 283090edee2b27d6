import { workedUntil } from '../../../shared/followUps/workingTime.ts';
import { isoDate } from '../../../shared/format/dates.ts';
import type { DeclineReason } from '../../../shared/quotes/decline.ts';
import type { Context } from '../../context.ts';
import { reservesOf } from '../../leads/reserves.ts';
import { callOffProject } from '../../projects/closeProject.ts';
import { acceptQuote, declineQuote } from '../../quotes/decideQuote.ts';
import { writeReview } from '../../reviews/writeReview.ts';
import { answerTracked } from '../../tracking/answerTracked.ts';
import { askCall } from '../../tracking/askCall.ts';
import { closeTracked } from '../../tracking/closeTracked.ts';
import { extendTracked } from '../../tracking/extendTracked.ts';
import { liftReserve } from '../../tracking/liftReserve.ts';
import { reportProblem } from '../../tracking/reportProblem.ts';
import { DAY, HOUR, later } from '../time.ts';
import { type Act, type Contractor, lastQuoteOf, leadOf } from './job.ts';

/** Where a client of the demonstration chose from: an address for documentation (RFC 5737). */
const CLIENT_ADDRESS = '192.0.2.10';

/** By the link alone. */
const byLink =
  (operation: (tx: Context, projectId: string) => Promise<unknown>): Act =>
  (job) =>
    operation(job.as(null), job.projectId);

/** What a client does by their link. */
export const client = {
  choose: (contractor: Contractor): Act =>
    onQuoteOf(contractor, (tx, chosen) => acceptQuote(tx, chosen, { by: 'code', from: CLIENT_ADDRESS })),
  decline: (contractor: Contractor, reason: DeclineReason): Act =>
    onQuoteOf(contractor, (tx, chosen) => declineQuote(tx, chosen, reason)),
  askCall: () => byLink((tx, id) => askCall(tx, id, { at: callHourFrom(tx.now).toISOString() })),
  extend: () => byLink(extendTracked),
  callOff: (reason: 'clientGaveUp' | 'postponed' | 'foundElsewhere') =>
    byLink((tx, id) => callOffProject(tx, id, { reason })),
  /** `dueInDays` of each thing that is still to be mended. */
  close: (...reserves: { text: string; dueInDays: number }[]) =>
    byLink((tx, id) =>
      closeTracked(tx, id, {
        reserves: reserves.map(({ text, dueInDays }) => ({ text, dueOn: dayAfter(tx, dueInDays) })),
      }),
    ),
  /** What is due first of what is still to be mended. */
  liftReserve: () =>
    byLink(async (tx, id) => {
      const open = (await reservesOf(tx, id)).find(({ liftedAt }) => !liftedAt);
      await liftReserve(tx, id, open?.id ?? '');
    }),
  canBeReached: (contractor: Contractor) =>
    byLink((tx, id) => answerTracked(tx, id, { enterpriseId: contractor.enterpriseId })),
  complain: (contractor: Contractor, text: string) =>
    byLink((tx, id) => reportProblem(tx, id, { text, enterpriseId: contractor.enterpriseId })),
  review: (rating: number, text: string) => byLink((tx, id) => writeReview(tx, id, { rating, text })),
};

const dayAfter = ({ now }: Context, days: number) => isoDate(later(now, days * DAY));

function onQuoteOf(
  contractor: Contractor,
  operation: (tx: Context, chosen: { projectId: string; quoteId: string }) => Promise<unknown>,
): Act {
  return async (job) => {
    const tx = job.as(null);
    const quoteId = await lastQuoteOf(tx, await leadOf(job, contractor));
    return operation(tx, { projectId: job.projectId, quoteId });
  };
}

/** At which a client who asks at `now` is called: a whole hour of working time, some hours ahead. */
export const callHourFrom = (now: Date): Date => new Date(Math.floor(workedUntil(now, 4).getTime() / HOUR) * HOUR);
