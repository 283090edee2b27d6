import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { hiredStages, type LeadStage, openStages } from '../../shared/leads/status.ts';
import type { TrackingView } from '../../shared/tracking/views.ts';
import type { Context } from '../context.ts';
import {
  acceptances,
  callRequests,
  enterprises,
  files,
  projects,
  verificationDocuments,
  verificationRequests,
} from '../db/schema/index.ts';
import type { StoredFile } from '../files/queries.ts';
import { notFound } from '../http/errors.ts';
import { closingCode } from '../leads/closingCode.ts';
import type { Project } from '../projects/lockProject.ts';
import { findAnswers, findProject } from '../projects/queries.ts';
import { issueTrackingPath } from '../projects/trackingLink.ts';
import { listTrackedQuotes } from '../quotes/trackedQuotes.ts';
import { scoresOf } from '../reviews/score.ts';
import { findTracked } from './findTracked.ts';
import { reservesOf } from './liftReserve.ts';
import { type AcceptedBy, presentTracking } from './presenter.ts';
import { isOfRequest } from './sendTrackedFile.ts';

const HOUR_MS = 3_600_000;

/** The request that this link opens, for its client. Raises 404. */
export async function readTracking(ctx: Context, token: string): Promise<TrackingView> {
  const project = await findTracked(ctx, token);
  const { id } = project;
  const [row, answers, acceptedBy, stored, reserved, call, mergedInto, quotes] = await Promise.all([
    findProject(ctx, id, null),
    findAnswers(ctx, id),
    findEnterprises(ctx, id),
    findFiles(ctx, id),
    reservesOf(ctx, id),
    findCall(ctx, id),
    findKept(ctx, project),
    listTrackedQuotes(ctx, id),
  ]);
  if (!row) throw notFound();
  const scores = await scoresOf(
    ctx,
    acceptedBy.map((one) => one.id),
  );
  const hired = acceptedBy.find(({ stage }) => (hiredStages as readonly LeadStage[]).includes(stage));
  return presentTracking({
    row,
    answers,
    acceptedBy,
    files: stored,
    reserves: reserved,
    callAt: call,
    closingCode: hired ? closingCode(ctx.config, { id: hired.leadId }) : null,
    mergedInto,
    quotes,
    scores,
    now: ctx.now,
  });
}

async function findEnterprises({ db }: Context, projectId: string): Promise<AcceptedBy[]> {
  const rows = await db
    .select({
      id: enterprises.id,
      name: enterprises.name,
      phoneNumber: enterprises.phoneNumber,
      leadId: acceptances.id,
      stage: acceptances.stage,
      releaseAt: acceptances.releaseAt,
      acceptedAt: acceptances.acceptedAt,
      kind: verificationDocuments.kind,
    })
    .from(acceptances)
    .innerJoin(enterprises, eq(enterprises.id, acceptances.enterpriseId))
    .leftJoin(verificationRequests, eq(verificationRequests.enterpriseId, enterprises.id))
    .leftJoin(
      verificationDocuments,
      and(eq(verificationDocuments.requestId, verificationRequests.id), eq(verificationDocuments.status, 'Accepted')),
    )
    .where(and(eq(acceptances.projectId, projectId), inArray(acceptances.stage, [...openStages, 'Completed'])))
    .orderBy(asc(acceptances.acceptedAt), asc(acceptances.id), asc(verificationDocuments.kind));
  const byEnterprise = Map.groupBy(rows, ({ id }) => id);
  return [...byEnterprise.values()].flatMap((ofOne) => {
    const [first] = ofOne;
    if (!first) return [];
    const verified = new Set(ofOne.flatMap(({ kind }) => kind ?? []));
    const { kind: _, ...enterprise } = first;
    return [{ ...enterprise, verified: [...verified] }];
  });
}

/** Of the request, and of what is still to be mended. */
function findFiles({ db }: Context, projectId: string): Promise<StoredFile[]> {
  return db.select().from(files).where(isOfRequest(db, projectId)).orderBy(asc(files.slot));
}

/** The call that was asked for, for an hour past its time: then it was made, or the client asks anew. */
async function findCall({ db, now }: Context, projectId: string): Promise<Date | null> {
  const [asked] = await db
    .select({ callAt: callRequests.callAt })
    .from(callRequests)
    .where(
      and(
        eq(callRequests.projectId, projectId),
        isNull(callRequests.doneAt),
        gt(callRequests.callAt, new Date(now.getTime() - HOUR_MS)),
      ),
    );
  return asked?.callAt ?? null;
}

/** The request that goes on in place of this one; its link only where it went to the same telephone. */
async function findKept(ctx: Context, { mergedIntoId, phoneNumber }: Project): Promise<TrackingView['mergedInto']> {
  if (!mergedIntoId) return null;
  const [kept] = await ctx.db.select().from(projects).where(eq(projects.id, mergedIntoId));
  if (!kept) return null;
  const isSame = kept.phoneNumber === phoneNumber && !kept.anonymisedAt;
  return { reference: kept.reference, path: isSame ? await issueTrackingPath(ctx, kept) : null };
}
