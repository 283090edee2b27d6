import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { TimelineEntry } from '../../shared/projects/actViews.ts';
import { actorName } from '../audit-log/acts.ts';
import type { Context } from '../context.ts';
import {
  acceptances,
  auditLog,
  callRequests,
  enterprises,
  followUpCalls,
  quotes,
  reserves,
  reviews,
  supportTickets,
  users,
} from '../db/schema/index.ts';
import { fr, frOr } from '../texts.ts';
import { requireVisible } from './readProject.ts';

/** Of each kind. */
const ENTRIES_MAX = 200;

interface Lead {
  id: string;
  name: string;
  acceptedAt: Date;
}

/**
 * All that happened to a project and to the jobs that came of it, newest first: the acts on it, on its leads, their
 * quotes and reviews, and what was asked, reported and left to be mended. Each source by an index, whatever their
 * number. Raises 403 and 404 as reading the project does.
 */
export async function readTimeline(ctx: Context, projectId: string): Promise<TimelineEntry[]> {
  await requireVisible(ctx, projectId);
  const leads = await readLeads(ctx, projectId);
  const found = await Promise.all([
    readActs(ctx, projectId, leads),
    readCalls(ctx, projectId),
    readCallRequests(ctx, projectId),
    readTickets(ctx, projectId),
    readReserves(ctx, leads),
  ]);
  const accepted = leads.map((lead) => ({
    ...entryOf('acceptance', lead.id, lead.acceptedAt),
    enterpriseName: lead.name,
  }));
  return [...accepted, ...found.flat()].toSorted((one, other) => other.at.localeCompare(one.at));
}

function entryOf(kind: TimelineEntry['kind'], id: string, at: Date): TimelineEntry {
  return {
    id: `${kind} ${id}`,
    kind,
    at: at.toISOString(),
    entity: null,
    action: null,
    actorName: null,
    enterpriseName: null,
    changes: [],
  };
}

function readLeads({ db }: Context, projectId: string): Promise<Lead[]> {
  return db
    .select({ id: acceptances.id, name: enterprises.name, acceptedAt: acceptances.acceptedAt })
    .from(acceptances)
    .innerJoin(enterprises, eq(enterprises.id, acceptances.enterpriseId))
    .where(eq(acceptances.projectId, projectId));
}

async function readActs(ctx: Context, projectId: string, leads: readonly Lead[]): Promise<TimelineEntry[]> {
  const named = new Map(leads.map(({ id, name }) => [id, name]));
  const leadIds = [...named.keys()];
  const [ofQuotes, ofReviews] =
    leadIds.length === 0
      ? [[], []]
      : await Promise.all(
          [quotes, reviews].map((table) =>
            ctx.db.select({ id: table.id, leadId: table.leadId }).from(table).where(inArray(table.leadId, leadIds)),
          ),
        );
  for (const { id, leadId } of [...(ofQuotes ?? []), ...(ofReviews ?? [])]) named.set(id, named.get(leadId) ?? '');
  const subjects = {
    projects: [projectId],
    leads: leadIds,
    quotes: (ofQuotes ?? []).map(({ id }) => id),
    reviews: (ofReviews ?? []).map(({ id }) => id),
  };
  const acts = await Promise.all(Object.entries(subjects).map(([entity, ids]) => actsOn(ctx, entity, ids)));
  // A call of staff is read with what was noted of it (`readCalls`).
  const others = acts.flat().filter(({ act }) => act.entity !== 'projects' || act.action !== 'call');
  return others.map(({ act, actor }) => ({
    ...entryOf('act', act.id, act.createdAt),
    entity: act.entity,
    action: act.action,
    actorName: actor,
    enterpriseName: named.get(act.entityId) ?? null,
    changes: changesOf(act.entity, act.after),
  }));
}

async function actsOn({ db }: Context, entity: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ act: auditLog, actor: actorName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.entity, entity), inArray(auditLog.entityId, [...ids])))
    .orderBy(desc(auditLog.createdAt))
    .limit(ENTRIES_MAX);
}

/** How the fields read that say what an act came to; the others are in the audit log. */
const readable: Record<string, (value: string, entity: string) => string> = {
  stage: (value) => frOr(`leads.stage.${value}`, value),
  status: (value, entity) => frOr(`${entity}.state.${value}`, value),
  outcome: (value) => frOr(`leads.call.${value}`, value),
  reason: (value) =>
    ['projects.reason', 'leads.loss', 'leads.withdrawal', 'reviews.refusal']
      .map((prefix) => frOr(`${prefix}.${value}`, ''))
      .find(Boolean) ?? value,
  way: (value) => frOr(`projects.way.${value}`, value),
  total: (value) => formatGnf(Number(value)),
  number: (value) => value,
  rating: (value) => value,
  note: (value) => value,
};

function changesOf(entity: string, after: unknown): TimelineEntry['changes'] {
  return Object.entries((after ?? {}) as Record<string, unknown>).flatMap(([field, value]) => {
    const read = readable[field];
    if (!read || value === null || value === undefined || value === '') return [];
    return [{ field, value: read(String(value), entity) }];
  });
}

/** Of staff, about the request and about the tickets that its client opened. */
async function readCalls({ db }: Context, projectId: string): Promise<TimelineEntry[]> {
  const ticketsOf = db
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(eq(supportTickets.projectId, projectId));
  const rows = await db
    .select({
      call: followUpCalls,
      subject: supportTickets.subject,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(followUpCalls)
    .leftJoin(supportTickets, eq(supportTickets.id, followUpCalls.ticketId))
    .innerJoin(users, eq(users.id, followUpCalls.callerId))
    .where(or(eq(followUpCalls.projectId, projectId), inArray(followUpCalls.ticketId, ticketsOf)))
    .orderBy(desc(followUpCalls.calledAt))
    .limit(ENTRIES_MAX);
  return rows.map(({ call: { id, calledAt, outcome, callBackAt, note }, subject, ...caller }) => ({
    ...entryOf('call', id, calledAt),
    actorName: fullName(caller) || null,
    changes: [
      ...(subject ? [{ field: 'subject', value: subject }] : []),
      { field: 'outcome', value: fr(`leads.call.${outcome}`) },
      ...(callBackAt ? [{ field: 'callAt', value: formatDateTime(callBackAt) }] : []),
      ...(note ? [{ field: 'note', value: note }] : []),
    ],
  }));
}

async function readCallRequests({ db }: Context, projectId: string): Promise<TimelineEntry[]> {
  const rows = await db.select().from(callRequests).where(eq(callRequests.projectId, projectId)).limit(ENTRIES_MAX);
  return rows.map(({ id, callAt, createdAt, doneAt }) => ({
    ...entryOf('callRequest', id, createdAt),
    changes: [
      { field: 'callAt', value: formatDateTime(callAt) },
      ...(doneAt ? [{ field: 'doneAt', value: formatDateTime(doneAt) }] : []),
    ],
  }));
}

async function readTickets({ db }: Context, projectId: string): Promise<TimelineEntry[]> {
  const rows = await db
    .select({ ticket: supportTickets, enterpriseName: enterprises.name })
    .from(supportTickets)
    .leftJoin(enterprises, eq(enterprises.id, supportTickets.enterpriseId))
    .where(eq(supportTickets.projectId, projectId))
    .limit(ENTRIES_MAX);
  return rows.map(({ ticket: { id, createdAt, subject, status }, enterpriseName }) => ({
    ...entryOf('ticket', id, createdAt),
    enterpriseName,
    changes: [
      { field: 'subject', value: subject },
      { field: 'status', value: frOr(`support.state.${status}`, status) },
    ],
  }));
}

async function readReserves({ db }: Context, leads: readonly Lead[]): Promise<TimelineEntry[]> {
  if (leads.length === 0) return [];
  const named = new Map(leads.map(({ id, name }) => [id, name]));
  const rows = await db
    .select()
    .from(reserves)
    .where(inArray(reserves.leadId, [...named.keys()]))
    .limit(ENTRIES_MAX);
  return rows.flatMap(({ id, leadId, body, dueOn, createdAt, liftedAt }) => {
    const enterpriseName = named.get(leadId) ?? null;
    const what = { field: 'body', value: body };
    const written = {
      ...entryOf('reserve', id, createdAt),
      enterpriseName,
      changes: [what, { field: 'dueOn', value: formatDate(dueOn) }],
    };
    return liftedAt
      ? [written, { ...entryOf('reserveLifted', id, liftedAt), enterpriseName, changes: [what] }]
      : [written];
  });
}
