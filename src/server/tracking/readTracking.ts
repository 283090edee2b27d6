import { eq } from 'drizzle-orm';
import { hiredStages, type LeadStage } from '../../shared/leads/status.ts';
import type { TrackingView } from '../../shared/tracking/views.ts';
import { hashOfToken } from '../auth/opaqueToken.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { closingCode } from '../leads/closingCode.ts';
import { reservesOf } from '../leads/reserves.ts';
import { presentPosition } from '../projects/details.ts';
import { issueTrackingPath } from '../projects/trackingLink.ts';
import { findSentQuotes, presentTrackedQuotes } from '../quotes/trackedQuotes.ts';
import { closedDays } from '../steps/rules.ts';
import { presentTracking } from './presenter.ts';
import { findRequest, type TrackedRow } from './queries.ts';

/**
 * The request that this link opens, for its client. Raises 404. What cannot be there yet is not asked for: quotes
 * before the first was sent, what is to be mended before somebody was hired.
 */
export async function readTracking(ctx: Context, token: string): Promise<TrackingView> {
  const found = await findRequest(ctx, hashOfToken(token));
  if (!found) throw notFound();
  const { row, files, acceptedBy, holidays } = found;
  const { project } = row;
  const { id } = project;
  const [position, mergedInto, quotes, reserves] = await Promise.all([
    presentPosition(ctx, project.plusCode),
    findKept(ctx, project),
    project.quotedAt ? findSentQuotes(ctx, id) : [],
    project.hiredAt || project.status === 'Done' ? reservesOf(ctx, id) : [],
  ]);
  const hired = acceptedBy.find(({ stage }) => (hiredStages as readonly LeadStage[]).includes(stage));
  return presentTracking({
    row,
    position,
    acceptedBy,
    files,
    reserves,
    closedDays: closedDays(ctx.now, holidays),
    closingCode: hired ? closingCode(ctx.config, { id: hired.leadId }) : null,
    mergedInto,
    quotes: presentTrackedQuotes(quotes, files, ctx.now),
    now: ctx.now,
  });
}

/** The request that goes on in place of this one; its link only where it went to the same telephone. */
async function findKept(
  ctx: Context,
  { mergedIntoId, phoneNumber }: TrackedRow['project'],
): Promise<TrackingView['mergedInto']> {
  if (!mergedIntoId) return null;
  const [kept] = await ctx.db.select().from(projects).where(eq(projects.id, mergedIntoId));
  if (!kept) return null;
  const isSame = kept.phoneNumber === phoneNumber && !kept.anonymisedAt;
  return { reference: kept.reference, path: isSame ? await issueTrackingPath(ctx, kept) : null };
}
