import { and, asc, eq } from 'drizzle-orm';
import type { TrackingView } from '../../shared/tracking/views.ts';
import type { Context } from '../context.ts';
import { acceptances, enterprises, files, verificationDocuments, verificationRequests } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { findAnswers, findProject } from '../projects/queries.ts';
import { findTracked } from './findTracked.ts';
import { type AcceptedBy, presentTracking } from './presenter.ts';

/** The request that this link opens, for its client. Raises 404. */
export async function readTracking(ctx: Context, token: string): Promise<TrackingView> {
  const { id } = await findTracked(ctx, token);
  const [row, answers, acceptedBy, stored] = await Promise.all([
    findProject(ctx, id, null),
    findAnswers(ctx, id),
    findEnterprises(ctx, id),
    ctx.db.select().from(files).where(eq(files.projectId, id)).orderBy(asc(files.slot)),
  ]);
  if (!row) throw notFound();
  return presentTracking({ row, answers, acceptedBy, files: stored, now: ctx.now });
}

async function findEnterprises({ db }: Context, projectId: string): Promise<AcceptedBy[]> {
  const rows = await db
    .select({
      id: enterprises.id,
      name: enterprises.name,
      phoneNumber: enterprises.phoneNumber,
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
    .where(eq(acceptances.projectId, projectId))
    .orderBy(asc(acceptances.slot), asc(verificationDocuments.kind));
  const byEnterprise = Map.groupBy(rows, ({ id }) => id);
  return [...byEnterprise.values()].flatMap((ofOne) => {
    const [first] = ofOne;
    if (!first) return [];
    const verified = new Set(ofOne.flatMap(({ kind }) => kind ?? []));
    return [
      { name: first.name, phoneNumber: first.phoneNumber, acceptedAt: first.acceptedAt, verified: [...verified] },
    ];
  });
}
