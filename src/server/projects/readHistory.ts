import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { ProjectHistory } from '../../shared/projects/actViews.ts';
import { actorName } from '../audit-log/acts.ts';
import type { Context } from '../context.ts';
import { acceptances, auditLog, enterprises, messages, users } from '../db/schema/index.ts';
import { presentChanges, readNames } from './presentChanges.ts';
import { requireVisible } from './readProject.ts';

const ACTS_MAX = 200;
const MESSAGES_MAX = 100;
/** Goes to every contractor around: counted, not listed. */
const ANNOUNCEMENT = 'requestPublished';

/** What happened to a project, newest first. Raises 403 and 404 as reading the project does. */
export async function readHistory(ctx: Context, projectId: string): Promise<ProjectHistory> {
  await requireVisible(ctx, projectId);
  const [acts, accepted, sent, announced] = await Promise.all([
    readActs(ctx, projectId),
    readAcceptances(ctx, projectId),
    readMessages(ctx, projectId),
    countAnnouncements(ctx, projectId),
  ]);
  return { acts, acceptances: accepted, messages: sent, announced };
}

async function readActs(ctx: Context, projectId: string): Promise<ProjectHistory['acts']> {
  const rows = await ctx.db
    .select({ act: auditLog, actorName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.entity, 'projects'), eq(auditLog.entityId, projectId)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(ACTS_MAX);
  const names = await readNames(
    ctx,
    rows.map(({ act }) => act),
  );
  return rows.map(({ act, actorName: name }) => ({
    id: act.id,
    action: act.action,
    actorName: name,
    createdAt: act.createdAt.toISOString(),
    changes: presentChanges(act, names),
  }));
}

async function readAcceptances(ctx: Context, projectId: string): Promise<ProjectHistory['acceptances']> {
  const rows = await ctx.db
    .select({
      enterpriseId: enterprises.id,
      enterpriseName: enterprises.name,
      phoneNumber: enterprises.phoneNumber,
      acceptedAt: acceptances.acceptedAt,
    })
    .from(acceptances)
    .innerJoin(enterprises, eq(enterprises.id, acceptances.enterpriseId))
    .where(eq(acceptances.projectId, projectId))
    .orderBy(asc(acceptances.slot));
  return rows.map((row) => ({ ...row, acceptedAt: row.acceptedAt.toISOString() }));
}

async function readMessages(ctx: Context, projectId: string): Promise<ProjectHistory['messages']> {
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.projectId, projectId), ne(messages.template, ANNOUNCEMENT)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MESSAGES_MAX);
  return rows.map(({ id, channel, template, recipient, status, createdAt, sentAt }) => ({
    id,
    channel,
    template,
    recipient,
    status,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}

function countAnnouncements(ctx: Context, projectId: string): Promise<ProjectHistory['announced']> {
  return ctx.db
    .select({ status: messages.status, count: count() })
    .from(messages)
    .where(and(eq(messages.projectId, projectId), eq(messages.template, ANNOUNCEMENT)))
    .groupBy(messages.status)
    .orderBy(asc(messages.status));
}
