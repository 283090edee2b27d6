import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { may, type Permission } from '../../shared/auth/permissions.ts';
import { type HeldWork, heldWork, openProjectStates, openTicketStates } from '../../shared/staff/rules.ts';
import type { HandOver } from '../../shared/staff/schemas.ts';
import type { HandedOver } from '../../shared/staff/views.ts';
import { recordActs } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { enterprises, projects, supportTickets, users, verificationRequests } from '../db/schema/index.ts';
import { invalid, notFound, refused } from '../http/errors.ts';
import { nameOrContact } from '../users/nameOrContact.ts';

type Field = keyof HandOver;
type Person = typeof users.$inferSelect;

const noWork = { projects: 0, enterprises: 0, verifications: 0, tickets: 0 };

const holds: Record<Field, Permission> = {
  projectAgentId: heldWork.projects,
  enterpriseAgentId: heldWork.enterprises,
  ticketAgentId: heldWork.tickets,
};

/**
 * Gives the open work of a person to others: each kind where somebody is named for it. The verification requests that
 * they hold go with their enterprises: else only an admin could take each from who is gone. Each record gets its row in
 * the audit log, and forms that are open on it will ask to reload. Raises 404, 400 at the field of somebody who may not
 * have it, and WRONG_STATE where nothing of it is left: somebody else gave it away.
 */
export async function handOver(tx: Context, id: string, form: HandOver): Promise<HandedOver> {
  const { projectAgentId, enterpriseAgentId, ticketAgentId } = form;
  // The work before the people, and each in one order, as by whoever gives single rows to somebody: they wait in turn.
  if (projectAgentId) await lockAll(tx, projects, heldProjects(id));
  if (enterpriseAgentId) await lockAll(tx, enterprises, heldEnterprises(id));
  if (ticketAgentId) await lockAll(tx, supportTickets, heldTickets(id));
  const people = await requireHeirs(tx, id, form);
  const moved = {
    projects: projectAgentId ? await moveProjects(tx, id, projectAgentId) : [],
    enterprises: enterpriseAgentId ? await moveEnterprises(tx, id, enterpriseAgentId) : [],
    tickets: ticketAgentId ? await moveTickets(tx, id, ticketAgentId) : [],
  };
  type Kind = 'projects' | 'enterprises' | 'support-tickets';
  const requests = enterpriseAgentId ? await moveRequests(tx, id, enterpriseAgentId) : [];
  const act = (entity: Kind, field: string, heir: string | undefined) => (row: { id: string }) => ({
    action: 'handOver' as const,
    entity,
    entityId: row.id,
    before: { [field]: id },
    after: { [field]: heir },
  });
  if ([...Object.values(moved), requests].every((rows) => rows.length === 0))
    throw refused('WRONG_STATE', 'staff.nothingToHandOver');
  await recordActs(tx, [
    ...moved.projects.map(act('projects', 'agentId', projectAgentId)),
    ...moved.enterprises.map(act('enterprises', 'assignedAgentId', enterpriseAgentId)),
    ...moved.tickets.map(act('support-tickets', 'agentId', ticketAgentId)),
    ...requests.map((row) => ({
      action: 'assign' as const,
      entity: 'verifications' as const,
      entityId: row.id,
      before: { agentId: id },
      after: { agentId: enterpriseAgentId },
    })),
  ]);
  return {
    projects: moved.projects.length,
    enterprises: moved.enterprises.length,
    tickets: moved.tickets.length,
    heirs: heirsOf(people, [
      { work: 'projects', heirId: projectAgentId, count: moved.projects.length },
      { work: 'enterprises', heirId: enterpriseAgentId, count: moved.enterprises.length },
      { work: 'verifications', heirId: enterpriseAgentId, count: requests.length },
      { work: 'tickets', heirId: ticketAgentId, count: moved.tickets.length },
    ]),
  };
}

interface Moved {
  work: HeldWork;
  heirId: string | undefined;
  count: number;
}

/** Who got something, and how much of each kind, in the order of the kinds. */
function heirsOf(people: readonly Person[], moved: readonly Moved[]): HandedOver['heirs'] {
  const heirs = new Map<string, HandedOver['heirs'][number]>();
  for (const { work, heirId, count } of moved) {
    const person = people.find(({ id }) => id === heirId);
    if (!person || count === 0) continue;
    const { id } = person;
    const heir = heirs.get(id) ?? { id, name: nameOrContact(person), work: noWork };
    heirs.set(id, { ...heir, work: { ...heir.work, [work]: count } });
  }
  return [...heirs.values()];
}

/** Holds everybody concerned, always in the same order, and gives them. */
async function requireHeirs(tx: Context, fromId: string, form: HandOver): Promise<Person[]> {
  const fields = (Object.keys(holds) as Field[]).filter((field) => form[field]);
  const ids = [fromId, ...fields.map((field) => form[field] ?? '')];
  const people = await tx.db.select().from(users).where(inArray(users.id, ids)).orderBy(users.id).for('no key update');
  if (!people.some((person) => person.id === fromId)) throw notFound();
  for (const field of fields) {
    const heir = people.find((person) => person.id === form[field]);
    const mayHold = heir && heir.deactivatedAt === null && may(heir.role, holds[field]);
    if (!mayHold || heir.id === fromId) throw invalid({ [field]: 'staff.heirUnfit' });
  }
  return people;
}

const heldProjects = (agentId: string) =>
  and(eq(projects.agentId, agentId), inArray(projects.status, [...openProjectStates]));

const heldEnterprises = (agentId: string) => eq(enterprises.assignedAgentId, agentId);

const heldTickets = (agentId: string) =>
  and(eq(supportTickets.agentId, agentId), inArray(supportTickets.status, [...openTicketStates]));

/** Holds these rows until the transaction ends, one after the other by their ids. */
async function lockAll(
  tx: Context,
  table: typeof projects | typeof enterprises | typeof supportTickets,
  condition: SQL | undefined,
): Promise<void> {
  await tx.db.select({ id: table.id }).from(table).where(condition).orderBy(table.id).for('no key update');
}

function moveProjects(tx: Context, fromId: string, agentId: string) {
  return tx.db
    .update(projects)
    .set({ agentId, updatedAt: tx.now })
    .where(heldProjects(fromId))
    .returning({ id: projects.id });
}

function moveEnterprises(tx: Context, fromId: string, assignedAgentId: string) {
  return tx.db
    .update(enterprises)
    .set({ assignedAgentId })
    .where(heldEnterprises(fromId))
    .returning({ id: enterprises.id });
}

function moveRequests(tx: Context, fromId: string, holderId: string) {
  return tx.db
    .update(verificationRequests)
    .set({ holderId })
    .where(eq(verificationRequests.holderId, fromId))
    .returning({ id: verificationRequests.id });
}

function moveTickets(tx: Context, fromId: string, agentId: string) {
  return tx.db
    .update(supportTickets)
    .set({ agentId, updatedAt: tx.now })
    .where(heldTickets(fromId))
    .returning({ id: supportTickets.id });
}
