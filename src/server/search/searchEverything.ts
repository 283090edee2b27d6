import { and, desc, eq, isNotNull, or, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { may } from '../../shared/auth/permissions.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { readReference } from '../../shared/projects/reference.ts';
import { SEARCH_MIN } from '../../shared/search/rules.ts';
import type { SearchResults } from '../../shared/search/views.ts';
import { type Actor, actorOf, type Context } from '../context.ts';
import { cities, enterprises, projects, services, supportTickets, users } from '../db/schema/index.ts';
import { holdsAll, patternsOf } from '../db/textSearch.ts';
import { agentScope, isHeldInSearch } from '../projects/queries.ts';
import { personState } from '../staff/presenter.ts';
import { ticketScope } from '../support/queries.ts';

/** Shown of each kind; one more tells whether there are more. */
const ROWS = 5;

type Found<Kind extends keyof SearchResults> = Promise<SearchResults[Kind]>;

const nothing = { items: [], hasMore: false };

/**
 * What the caller may open and this text finds: requests by reference, client, phone or id, enterprises by account
 * number, name or phone, people and support tickets, the newest first. Of each kind a few, and whether there are more.
 */
export async function searchEverything(ctx: Context, text: string): Promise<SearchResults> {
  const actor = actorOf(ctx);
  if (text.trim().length < SEARCH_MIN || patternsOf(text).length === 0) {
    return { projects: nothing, enterprises: nothing, people: nothing, tickets: nothing };
  }
  const [foundProjects, foundEnterprises, people, tickets] = await Promise.all([
    may(actor.role, 'projects.listSubmitted') ? findProjects(ctx, actor, text) : nothing,
    may(actor.role, 'enterprises.readDetails') ? findEnterprises(ctx, text) : nothing,
    may(actor.role, 'staff.list') || may(actor.role, 'enterprises.readDetails')
      ? findPeople(ctx, actor, text)
      : nothing,
    may(actor.role, 'support.handle') ? findTickets(ctx, actor, text) : nothing,
  ]);
  return { projects: foundProjects, enterprises: foundEnterprises, people, tickets };
}

/** The whole id, or every word in the text that is searched. */
function matches(id: SQLWrapper, searchText: SQLWrapper, text: string): SQL | undefined {
  const named = z.uuid().safeParse(text.trim());
  return named.success ? eq(id, named.data) : holdsAll(searchText, patternsOf(text));
}

/** A reference is looked for beside the words: it may be a word too. */
function matchesProject(text: string): SQL | undefined {
  const reference = readReference(text);
  const words = matches(projects.id, projects.searchText, text);
  return reference ? or(eq(projects.reference, reference), words) : words;
}

function firstOf<Row, Item>(rows: readonly Row[], present: (row: Row) => Item): { items: Item[]; hasMore: boolean } {
  return { items: rows.slice(0, ROWS).map(present), hasMore: rows.length > ROWS };
}

async function findProjects({ db }: Context, actor: Actor, text: string): Found<'projects'> {
  const scope = agentScope(may(actor.role, 'projects.listAll') ? 'all' : actor.id, {}, isHeldInSearch);
  const rows = await db
    .select({ project: projects, serviceName: services.nameFr, cityName: cities.name })
    .from(projects)
    .innerJoin(cities, eq(cities.id, projects.cityId))
    .leftJoin(services, eq(services.id, projects.serviceId))
    .where(and(scope, matchesProject(text)))
    .orderBy(desc(projects.submittedAt), desc(projects.id))
    .limit(ROWS + 1);
  return firstOf(rows, ({ project, serviceName, cityName }) => ({
    id: project.id,
    reference: project.reference,
    clientName: fullName(project),
    phoneNumber: project.phoneNumber,
    serviceName,
    cityName,
    status: project.status,
  }));
}

async function findEnterprises({ db }: Context, text: string): Found<'enterprises'> {
  const { id, name, accountNumber, phoneNumber, status } = enterprises;
  const rows = await db
    .select({ id, name, accountNumber, phoneNumber, status })
    .from(enterprises)
    .where(matches(id, enterprises.searchText, text))
    .orderBy(desc(enterprises.id))
    .limit(ROWS + 1);
  return firstOf(rows, (row) => row);
}

/** An admin finds everybody; a seller those who act for an enterprise, which is what they may open. */
async function findPeople({ db }: Context, actor: Actor, text: string): Found<'people'> {
  const scope = may(actor.role, 'staff.list') ? undefined : isNotNull(users.enterpriseId);
  const rows = await db
    .select()
    .from(users)
    .where(and(scope, matches(users.id, users.searchText, text)))
    .orderBy(desc(users.id))
    .limit(ROWS + 1);
  return firstOf(rows, (person) => ({
    id: person.id,
    fullName: fullName(person),
    role: person.role,
    phoneNumber: person.phoneNumber,
    email: person.email,
    state: personState(person),
    enterpriseId: person.enterpriseId,
  }));
}

async function findTickets({ db }: Context, actor: Actor, text: string): Found<'tickets'> {
  const { id, subject, name, status } = supportTickets;
  const rows = await db
    .select({ id, subject, name, status })
    .from(supportTickets)
    .where(and(ticketScope(actor), matches(id, supportTickets.searchText, text)))
    .orderBy(desc(supportTickets.createdAt), desc(id))
    .limit(ROWS + 1);
  return firstOf(rows, (row) => row);
}
