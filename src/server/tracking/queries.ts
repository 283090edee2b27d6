import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Holidays } from '../../shared/followUps/workingTime.ts';
import { type LeadStage, openStages } from '../../shared/leads/status.ts';
import { type Score, scoreOf } from '../../shared/reviews/score.ts';
import type { DocumentKind } from '../../shared/verifications/status.ts';
import type { Context } from '../context.ts';
import { isOneOf } from '../db/literal.ts';
import { pickColumns } from '../db/pickColumns.ts';
import { prepared } from '../db/prepared.ts';
import {
  acceptances,
  callRequests,
  cities,
  districts,
  enterprises,
  files,
  projects,
  quotes,
  reserves,
  reviews,
  services,
  verificationDocuments,
  verificationRequests,
} from '../db/schema/index.ts';
import { type StoredFile, shownFileColumns } from '../files/queries.ts';
import { answersOfProject, shownDistrict } from '../projects/queries.ts';
import { ratingsOf } from '../reviews/score.ts';
import { chosenFollowUps, rulesOf } from '../steps/rules.ts';
import { isTelling } from '../verifications/tellingDocuments.ts';

const HOUR_MS = 3_600_000;

/** The call that was asked for, for an hour past its time: then it was made, or the client asks anew. */
const callOfRequest = sql`(
  select ${callRequests.callAt} from ${callRequests}
  where ${callRequests.projectId} = ${projects.id} and ${callRequests.doneAt} is null
    and ${callRequests.callAt} > ${sql.placeholder('since')}::timestamptz)`.mapWith(callRequests.callAt);

/**
 * Documents of the request, photos of what is still to be mended in it, of the quotes its client was sent and of their
 * review. Each kind by its own index: one condition over the four would read all files there are.
 */
export function isOfRequest(projectId: string | SQLWrapper) {
  return sql`${files.id} in (
    select id from files where project_id = ${projectId}
    union all select f.id from ${acceptances} join ${reserves} on ${reserves.leadId} = ${acceptances.id}
      join files as f on f.reserve_id = ${reserves.id} where ${acceptances.projectId} = ${projectId}
    union all select f.id from ${acceptances} join ${quotes} on ${quotes.leadId} = ${acceptances.id} and ${quotes.status} <> 'Draft'
      join files as f on f.quote_id = ${quotes.id} where ${acceptances.projectId} = ${projectId}
    union all select f.id from ${acceptances} join ${reviews} on ${reviews.leadId} = ${acceptances.id}
      join files as f on f.review_id = ${reviews.id} where ${acceptances.projectId} = ${projectId})`;
}

/** What is shown of a document, and of what it is one. */
const trackedFileColumns = [...shownFileColumns, 'projectId', 'quoteId', 'reserveId'] as const;

export type TrackedFile = Pick<StoredFile, (typeof trackedFileColumns)[number]>;

const fileColumns = trackedFileColumns.map((name) => sql`${sql.raw(`'${name}'`)}, ${files[name]}`);

/** A row as JSON writes it: instants are text. */
type WrittenFile = Omit<TrackedFile, 'createdAt'> & { createdAt: string };

/** A value of the statement that finds the request, by which a page takes one statement less. */
const filesOfRequest = sql`coalesce((
  select json_agg(json_build_object(${sql.join(fileColumns, sql`, `)}) order by ${files.slot})
  from ${files} where ${isOfRequest(projects.id)}), '[]')`.mapWith((rows: WrittenFile[]): TrackedFile[] =>
  rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })),
);

const today = sql`(${sql.placeholder('now')}::timestamptz at time zone 'UTC')::date`;

/** As on the enterprise's page in public (`directory/readShown.ts`). */
const verifiedKinds = sql<DocumentKind[]>`array(
  select distinct ${verificationDocuments.kind} from ${verificationRequests}
  join ${verificationDocuments} on ${verificationDocuments.requestId} = ${verificationRequests.id}
  where ${verificationRequests.enterpriseId} = ${enterprises.id} and ${isTelling(today)}
  order by 1)::text[]`;

export interface AcceptedBy {
  id: string;
  leadId: string;
  stage: LeadStage;
  /** While it says that it does not reach the client. */
  releaseAt: Date | null;
  name: string;
  phoneNumber: string;
  acceptedAt: Date;
  verified: DocumentKind[];
  score: Score;
}

/** As JSON writes it: instants are text. */
type WrittenLead = Omit<AcceptedBy, 'releaseAt' | 'acceptedAt' | 'score'> & {
  releaseAt: string | null;
  acceptedAt: string;
  ratings: [sum: number, count: number];
};

/**
 * Who works on the request or ended its job, the first who accepted it first, with what is known of each: a value of
 * the statement that finds the request too. Before the first acceptance it is not looked for.
 */
const leadsOfRequest = sql`case when ${projects.acceptedAt} is null then '[]' else coalesce((
  select json_agg(json_build_object('id', ${enterprises.id}, 'leadId', ${acceptances.id}, 'stage', ${acceptances.stage},
    'releaseAt', ${acceptances.releaseAt}, 'name', ${enterprises.name}, 'phoneNumber', ${enterprises.phoneNumber},
    'acceptedAt', ${acceptances.acceptedAt}, 'verified', ${verifiedKinds},
    'ratings', ${ratingsOf(enterprises.id, sql`${sql.placeholder('now')}::timestamptz`)})
    order by ${acceptances.acceptedAt}, ${acceptances.id})
  from ${acceptances} join ${enterprises} on ${enterprises.id} = ${acceptances.enterpriseId}
  where ${acceptances.projectId} = ${projects.id} and ${isOneOf(acceptances.stage, [...openStages, 'Completed'])}
  ), '[]') end`.mapWith((rows: WrittenLead[]): AcceptedBy[] =>
  rows.map(({ releaseAt, acceptedAt, ratings: [sum, count], ...lead }) => ({
    ...lead,
    releaseAt: releaseAt === null ? null : new Date(releaseAt),
    acceptedAt: new Date(acceptedAt),
    score: scoreOf({ sum, count }),
  })),
);

/** What the page shows of a request, and what says which other parts there are. */
const projectColumns = pickColumns(projects, [
  'id',
  'reference',
  'status',
  'serviceId',
  'description',
  'cityId',
  'districtId',
  'address',
  'landmark',
  'plusCode',
  'phoneNumber',
  'desiredStartDate',
  'preferredContactDays',
  'preferredHoursRange',
  'sharesVoice',
  'mergedIntoId',
  'nextStep',
  'nextStepAt',
  'submittedAt',
  'takenAt',
  'publishedAt',
  'acceptedAt',
  'quotedAt',
  'hiredAt',
  'closedAt',
]);

const requestByLink = prepared((db) =>
  db
    .select({
      project: projectColumns,
      serviceName: services.nameFr,
      cityName: cities.name,
      districtName: shownDistrict,
      answers: answersOfProject,
      callAt: callOfRequest as SQL<Date | null>,
      files: filesOfRequest,
      acceptedBy: leadsOfRequest,
      followUps: chosenFollowUps,
    })
    .from(projects)
    .innerJoin(cities, eq(cities.id, projects.cityId))
    .leftJoin(districts, eq(districts.id, projects.districtId))
    .leftJoin(services, eq(services.id, projects.serviceId))
    .where(and(eq(projects.trackingHash, sql.placeholder('trackingHash')), isNull(projects.anonymisedAt)))
    .prepare('request_by_link'),
);

export type TrackedRow = Omit<
  Awaited<ReturnType<ReturnType<typeof requestByLink>['execute']>>[number],
  'followUps' | 'files' | 'acceptedBy'
>;

interface FoundRequest {
  row: TrackedRow;
  files: TrackedFile[];
  acceptedBy: AcceptedBy[];
  holidays: Holidays;
}

/**
 * The request of the link with this hash, as `findTracked` finds it, its documents, who accepted it, and the days
 * nobody works.
 */
export async function findRequest({ db, now }: Context, trackingHash: string): Promise<FoundRequest | undefined> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const [found] = await requestByLink(db).execute({ trackingHash, since, now: now.toISOString() });
  if (!found) return undefined;
  const { followUps, files: documents, acceptedBy, ...row } = found;
  return { row, files: documents, acceptedBy, holidays: rulesOf(followUps).holidays };
}
