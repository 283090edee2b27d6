import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type LeadStage, seeingStages } from '../../shared/leads/status.ts';
import type { ProjectFilter, ProjectSortField } from '../../shared/projects/contract.ts';
import type { Context } from '../context.ts';
import { isOneOf, literal, unplannedId } from '../db/literal.ts';
import { findCounted } from '../db/pageOfIds.ts';
import { acceptances, cities, services } from '../db/schema/index.ts';
import { countRows } from '../http/listQuery.ts';
import { findListed } from './findListed.ts';
import { listProjects, type ProjectListRequest } from './listProjects.ts';
import { acceptedScope } from './queries.ts';

/** Orders that the lead itself has (docs/decisions/0132). */
const sortColumns = {
  desiredStartDate: sql`${acceptances.desiredStartDate}`,
  submissionDate: sql`${acceptances.submittedAt}`,
  serviceName: sql`${services.nameFr}`,
  cityName: sql`${cities.name}`,
} satisfies Partial<Record<ProjectSortField, SQL>>;

const isOfLead = (field: ProjectSortField): field is keyof typeof sortColumns => field in sortColumns;

const defaultSort = ['desiredStartDate', 'ASC'] as const;

export interface AcceptedRequest extends ProjectListRequest {
  stages: readonly LeadStage[] | undefined;
}

/** A page of what an enterprise accepted and how much that is, counted up to the cap. */
export function listAccepted(ctx: Context, enterpriseId: string, request: AcceptedRequest) {
  const { stages, page } = request;
  const { serviceId, cityId, uncategorised, ...others } = request.filter ?? {};
  const [field, direction] = request.sort ?? defaultSort;
  if (!isOfLead(field) || !isEmpty(others)) {
    const listing = {
      scopes: () => [acceptedScope(enterpriseId, stages)],
      searchesContact: acceptedScope(enterpriseId, seeingStages),
      leadsOf: enterpriseId,
      defaultSort,
    };
    return listProjects(ctx, listing, request);
  }
  const where = and(
    eq(acceptances.enterpriseId, unplannedId(enterpriseId)),
    stages && isOneOf(acceptances.stage, stages),
    serviceId === undefined ? undefined : eq(acceptances.serviceId, serviceId),
    cityId === undefined ? undefined : eq(acceptances.cityId, cityId),
    uncategorised ? isNull(acceptances.serviceId) : undefined,
  );
  const order = direction === 'ASC' ? asc : desc;
  const leads = () =>
    ctx.db
      .select({ id: sql`${acceptances.projectId}`.as('id') })
      .from(acceptances)
      .$dynamic();
  const sorted = {
    desiredStartDate: leads,
    submissionDate: leads,
    serviceName: () => leads().leftJoin(services, eq(services.id, acceptances.serviceId)),
    cityName: () => leads().leftJoin(cities, eq(cities.id, acceptances.cityId)),
  };
  return findCounted({
    page,
    ids: ({ limit, offset }) =>
      sorted[field]()
        .where(where)
        .orderBy(order(sortColumns[field]), order(acceptances.submittedAt), order(acceptances.projectId))
        .limit(literal(limit))
        .offset(offset),
    find: (inOrder, part) => findListed(ctx, { inOrder, page: part, leadsOf: enterpriseId }),
    count: () => countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(acceptances).where(where), page),
  });
}

const isEmpty = (filter: ProjectFilter): boolean => Object.values(filter).every((value) => value === undefined);
