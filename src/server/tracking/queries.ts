import { and, asc, eq, gt, inArray, isNull, type Placeholder, sql } from 'drizzle-orm';
import { openStages } from '../../shared/leads/status.ts';
import { scoreOf } from '../../shared/reviews/score.ts';
import type { DocumentKind } from '../../shared/verifications/status.ts';
import type { Context } from '../context.ts';
import { prepared } from '../db/prepared.ts';
import {
  acceptances,
  callRequests,
  enterprises,
  files,
  quotes,
  reserves,
  reviews,
  verificationDocuments,
  verificationRequests,
} from '../db/schema/index.ts';
import type { StoredFile } from '../files/queries.ts';
import { ratingsOf } from '../reviews/score.ts';
import type { AcceptedBy } from './presenter.ts';

const HOUR_MS = 3_600_000;

const ofProject = { projectId: sql.placeholder('projectId') };

const verifiedKinds = sql<DocumentKind[]>`array(
  select distinct ${verificationDocuments.kind} from ${verificationRequests}
  join ${verificationDocuments} on ${verificationDocuments.requestId} = ${verificationRequests.id}
  where ${verificationRequests.enterpriseId} = ${enterprises.id} and ${verificationDocuments.status} = 'Accepted'
  order by 1)::text[]`;

const leadsOfRequest = prepared((db) =>
  db
    .select({
      id: enterprises.id,
      name: enterprises.name,
      phoneNumber: enterprises.phoneNumber,
      leadId: acceptances.id,
      stage: acceptances.stage,
      releaseAt: acceptances.releaseAt,
      acceptedAt: acceptances.acceptedAt,
      verified: verifiedKinds,
      ratings: ratingsOf(enterprises.id, sql`${sql.placeholder('now')}::timestamptz`),
    })
    .from(acceptances)
    .innerJoin(enterprises, eq(enterprises.id, acceptances.enterpriseId))
    .where(
      and(eq(acceptances.projectId, ofProject.projectId), inArray(acceptances.stage, [...openStages, 'Completed'])),
    )
    .orderBy(asc(acceptances.acceptedAt), asc(acceptances.id))
    .prepare('leads_of_request'),
);

/** Who works on the request or ended its job, the first who accepted it first, with what is known of each. */
export async function findAcceptedBy({ db, now }: Context, projectId: string): Promise<AcceptedBy[]> {
  const rows = await leadsOfRequest(db).execute({ projectId, now: now.toISOString() });
  return rows.map(({ ratings: [sum, count], ...row }) => ({ ...row, score: scoreOf({ sum, count }) }));
}

/**
 * Documents of the request, photos of what is still to be mended in it, of the quotes its client was sent and of their
 * review. Each kind by its own index: one condition over the four would read all files there are.
 */
export function isOfRequest(projectId: string | Placeholder) {
  return sql`${files.id} in (
    select id from files where project_id = ${projectId}
    union all select f.id from ${acceptances} join ${reserves} on ${reserves.leadId} = ${acceptances.id}
      join files as f on f.reserve_id = ${reserves.id} where ${acceptances.projectId} = ${projectId}
    union all select f.id from ${acceptances} join ${quotes} on ${quotes.leadId} = ${acceptances.id} and ${quotes.status} <> 'Draft'
      join files as f on f.quote_id = ${quotes.id} where ${acceptances.projectId} = ${projectId}
    union all select f.id from ${acceptances} join ${reviews} on ${reviews.leadId} = ${acceptances.id}
      join files as f on f.review_id = ${reviews.id} where ${acceptances.projectId} = ${projectId})`;
}

const filesOfRequest = prepared((db) =>
  db.select().from(files).where(isOfRequest(ofProject.projectId)).orderBy(asc(files.slot)).prepare('files_of_request'),
);

export const findFiles = ({ db }: Context, projectId: string): Promise<StoredFile[]> =>
  filesOfRequest(db).execute({ projectId });

const callOfRequest = prepared((db) =>
  db
    .select({ callAt: callRequests.callAt })
    .from(callRequests)
    .where(
      and(
        eq(callRequests.projectId, ofProject.projectId),
        isNull(callRequests.doneAt),
        gt(callRequests.callAt, sql`${sql.placeholder('since')}::timestamptz`),
      ),
    )
    .prepare('call_of_request'),
);

/** The call that was asked for, for an hour past its time: then it was made, or the client asks anew. */
export async function findCall({ db, now }: Context, projectId: string): Promise<Date | null> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const [asked] = await callOfRequest(db).execute({ projectId, since });
  return asked?.callAt ?? null;
}
