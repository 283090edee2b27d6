import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { StaffListQuery, StaffSortField } from '../../shared/staff/contract.ts';
import type { PersonState } from '../../shared/staff/rules.ts';
import { openProjectStates, openTicketStates, staffRoleNames } from '../../shared/staff/rules.ts';
import type { PersonDetails, StaffItem } from '../../shared/staff/views.ts';
import { listActs } from '../audit-log/acts.ts';
import type { Context } from '../context.ts';
import {
  absences,
  cities,
  enterprises,
  languages,
  projects,
  supportTickets,
  userLanguages,
  users,
  verificationRequests,
} from '../db/schema/index.ts';
import { holdsAll, patternsOf } from '../db/textSearch.ts';
import { notFound } from '../http/errors.ts';
import { countRows, type Page } from '../http/listQuery.ts';
import { isAbsenceOfToday } from '../users/presence.ts';
import { personVersion, presentStaff } from './presenter.ts';

const sortColumns: Record<StaffSortField, SQL> = {
  fullName: sql`f_unaccent(lower(${users.lastName} || ' ' || ${users.firstName}))`,
  role: sql`${users.role}::text`,
  lastSeenAt: sql`coalesce(${users.lastSeenAt}, 'epoch')`,
  createdAt: sql`${users.createdAt}`,
};

const stateConditions: Record<PersonState, SQL | undefined> = {
  Active: and(isNull(users.deactivatedAt), or(isNotNull(users.passwordHash), isNull(users.invitedAt))),
  Invited: and(isNull(users.deactivatedAt), isNull(users.passwordHash), isNotNull(users.invitedAt)),
  Deactivated: isNotNull(users.deactivatedAt),
};

/** A page of the staff, and how many there are. */
export async function listStaff(
  ctx: Context,
  { filter = {}, sort: [field, direction] = ['fullName', 'ASC'] }: StaffListQuery,
  page: Page,
): Promise<{ rows: StaffItem[]; total: number }> {
  const where = and(
    inArray(users.role, [...(filter.role ? [filter.role] : staffRoleNames)]),
    filter.state && stateConditions[filter.state],
    holdsAll(users.searchText, patternsOf(filter.q)),
  );
  const order = direction === 'ASC' ? asc : desc;
  const people = await ctx.db
    .select({ person: users, awayUntil: absences.untilDay })
    .from(users)
    .leftJoin(absences, isAbsenceOfToday(ctx))
    .where(where)
    .orderBy(order(sortColumns[field]), order(users.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(users).where(where), page);
  const spoken = await languagesOf(
    ctx,
    people.map(({ person }) => person.id),
  );
  const present = ({ person, awayUntil }: (typeof people)[number]) =>
    presentStaff(person, awayUntil, spoken.get(person.id) ?? []);
  return { rows: people.map(present), total };
}

type Options = StaffItem['languages'];

/** The languages that these people speak, in the order of the list of languages. */
export async function languagesOf(ctx: Context, userIds: readonly string[]): Promise<Map<string, Options>> {
  const spoken = new Map<string, Options>();
  if (userIds.length === 0) return spoken;
  const rows = await ctx.db
    .select({ userId: userLanguages.userId, label: languages.nameFr, value: languages.id })
    .from(userLanguages)
    .innerJoin(languages, eq(languages.id, userLanguages.languageId))
    .where(inArray(userLanguages.userId, [...userIds]))
    .orderBy(asc(languages.position));
  for (const { userId, ...option } of rows) spoken.set(userId, [...(spoken.get(userId) ?? []), option]);
  return spoken;
}

/** A person with what they hold and what was done to their account. Raises 404. */
export async function readPerson(ctx: Context, id: string): Promise<PersonDetails> {
  const [row] = await ctx.db
    .select({
      person: users,
      awayUntil: absences.untilDay,
      city: { id: cities.id, name: cities.name },
      enterprise: { id: enterprises.id, name: enterprises.name },
    })
    .from(users)
    .leftJoin(cities, eq(cities.id, users.cityId))
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .leftJoin(absences, isAbsenceOfToday(ctx))
    .where(eq(users.id, id));
  if (!row) throw notFound();
  const { person, awayUntil, city, enterprise } = row;
  const [spoken, work, acts] = await Promise.all([languagesOf(ctx, [id]), workOf(ctx, id), listActs(ctx, 'users', id)]);
  const options = spoken.get(id) ?? [];
  return {
    ...presentStaff(person, awayUntil, options),
    address: person.address,
    city: city?.id ? city : null,
    enterprise: enterprise?.id ? enterprise : null,
    hasPassword: person.passwordHash !== null,
    invitedAt: person.invitedAt?.toISOString() ?? null,
    deactivatedAt: person.deactivatedAt?.toISOString() ?? null,
    work,
    version: personVersion(
      person,
      options.map(({ value }) => value),
    ),
    acts,
  };
}

/** How much this person holds that is not finished. */
async function workOf({ db }: Context, id: string): Promise<PersonDetails['work']> {
  const [[held], [followed], [checking], [answering]] = await Promise.all([
    db
      .select({ total: count() })
      .from(projects)
      .where(and(eq(projects.agentId, id), inArray(projects.status, [...openProjectStates]))),
    db.select({ total: count() }).from(enterprises).where(eq(enterprises.assignedAgentId, id)),
    db.select({ total: count() }).from(verificationRequests).where(eq(verificationRequests.holderId, id)),
    db
      .select({ total: count() })
      .from(supportTickets)
      .where(and(eq(supportTickets.agentId, id), inArray(supportTickets.status, [...openTicketStates]))),
  ]);
  return {
    projects: held?.total ?? 0,
    enterprises: followed?.total ?? 0,
    verifications: checking?.total ?? 0,
    tickets: answering?.total ?? 0,
  };
}
