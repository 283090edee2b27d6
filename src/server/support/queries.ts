import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullName } from '../../shared/format/fullName.ts';
import { mayActForOthers } from '../../shared/states/machine.ts';
import type { TicketListQuery } from '../../shared/support/contract.ts';
import { ticketMachine } from '../../shared/support/status.ts';
import type { TicketDetails, TicketItem } from '../../shared/support/views.ts';
import { listActs } from '../audit-log/acts.ts';
import { type Actor, actorOf, type Context } from '../context.ts';
import { knownNameOf } from '../db/fullNameOf.ts';
import {
  enterprises,
  followUpCalls,
  messages,
  projects,
  supportTickets,
  ticketEntries,
  users,
} from '../db/schema/index.ts';
import { holdsAll, patternsOf } from '../db/textSearch.ts';
import { notFound } from '../http/errors.ts';
import { countRows, type Page } from '../http/listQuery.ts';
import { requireReach, type Ticket, ticketVersion } from './lockTicket.ts';

const agent = alias(users, 'agent');
const agentName = knownNameOf(agent);

/** What an agent works on: what nobody has, and their own; an admin all (design §6). */
export function ticketScope(actor: Actor): SQL | undefined {
  if (mayActForOthers(ticketMachine, actor)) return undefined;
  return or(isNull(supportTickets.agentId), eq(supportTickets.agentId, actor.id));
}

/** A page of tickets, and how many there are, counted up to the cap. */
export async function listTickets(
  ctx: Context,
  { filter = {}, sort }: TicketListQuery,
  page: Page,
): Promise<{ rows: TicketItem[]; total: number }> {
  const actor = actorOf(ctx);
  const where = and(
    ticketScope(actor),
    filter.status && inArray(supportTickets.status, [filter.status].flat()),
    filter.mine ? eq(supportTickets.agentId, actor.id) : undefined,
    filter.agentId === undefined ? undefined : eq(supportTickets.agentId, filter.agentId),
    holdsAll(supportTickets.searchText, patternsOf(filter.q)),
  );
  const [field, direction] = sort ?? ['createdAt', 'DESC'];
  const order = direction === 'ASC' ? asc : desc;
  const rows = await ctx.db
    .select({ ticket: supportTickets, agentName })
    .from(supportTickets)
    .leftJoin(agent, eq(agent.id, supportTickets.agentId))
    .where(where)
    .orderBy(order(supportTickets[field]), order(supportTickets.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(supportTickets).where(where), page);
  return { rows: rows.map((row) => presentTicket(row.ticket, row.agentName)), total };
}

function presentTicket(ticket: Ticket, assignedAgentName: string | null): TicketItem {
  const { id, name, subject, status, userId, agentId, createdAt, updatedAt } = ticket;
  return {
    id,
    name,
    subject,
    status,
    hasAccount: userId !== null,
    assignedAgentId: agentId,
    assignedAgentName,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A ticket with what was answered and done. Raises 404, 403 for one that another agent has. */
export async function readTicket(ctx: Context, id: string): Promise<TicketDetails> {
  // Before anything else of it: what is read later may be newer than its version, never older.
  const [row] = await ctx.db
    .select({
      ticket: supportTickets,
      version: ticketVersion,
      agentName,
      account: users,
      reference: projects.reference,
      enterpriseName: enterprises.name,
    })
    .from(supportTickets)
    .leftJoin(agent, eq(agent.id, supportTickets.agentId))
    .leftJoin(users, eq(users.id, supportTickets.userId))
    .leftJoin(projects, eq(projects.id, supportTickets.projectId))
    .leftJoin(enterprises, eq(enterprises.id, supportTickets.enterpriseId))
    .where(eq(supportTickets.id, id));
  if (!row) throw notFound();
  const { ticket, version, account, reference, enterpriseName } = row;
  requireReach(actorOf(ctx), ticket);
  const [entries, calls, acts] = await Promise.all([
    entriesOf(ctx, id),
    callsOf(ctx, id),
    listActs(ctx, 'support-tickets', id),
  ]);
  return {
    ...presentTicket(ticket, row.agentName),
    body: ticket.body,
    project: ticket.projectId && reference ? { id: ticket.projectId, reference } : null,
    enterprise: ticket.enterpriseId && enterpriseName ? { id: ticket.enterpriseId, name: enterpriseName } : null,
    email: ticket.email,
    phoneNumber: ticket.phoneNumber,
    replyChannel: ticket.email ? 'email' : 'sms',
    account: account && {
      id: account.id,
      fullName: fullName(account),
      role: account.role,
      phoneNumber: account.phoneNumber,
      email: account.email,
      enterpriseId: account.enterpriseId,
    },
    entries,
    calls,
    acts,
    version,
  };
}

async function entriesOf({ db }: Context, ticketId: string): Promise<TicketDetails['entries']> {
  const rows = await db
    .select({ entry: ticketEntries, author: users, channel: messages.channel, status: messages.status })
    .from(ticketEntries)
    .innerJoin(users, eq(users.id, ticketEntries.authorId))
    .leftJoin(messages, eq(messages.id, ticketEntries.messageId))
    .where(eq(ticketEntries.ticketId, ticketId))
    .orderBy(asc(ticketEntries.createdAt), asc(ticketEntries.id));
  return rows.map(({ entry, author, channel, status }) => ({
    id: entry.id,
    kind: entry.kind,
    body: entry.body,
    authorName: fullName(author),
    createdAt: entry.createdAt.toISOString(),
    message: channel && status ? { channel, status } : null,
  }));
}

async function callsOf({ db }: Context, ticketId: string): Promise<TicketDetails['calls']> {
  const rows = await db
    .select({ call: followUpCalls, caller: users })
    .from(followUpCalls)
    .innerJoin(users, eq(users.id, followUpCalls.callerId))
    .where(eq(followUpCalls.ticketId, ticketId))
    .orderBy(asc(followUpCalls.calledAt), asc(followUpCalls.id));
  return rows.map(({ call: { id, outcome, callBackAt, note, calledAt }, caller }) => ({
    id,
    outcome,
    callBackAt: callBackAt?.toISOString() ?? null,
    note,
    authorName: fullName(caller),
    createdAt: calledAt.toISOString(),
  }));
}
