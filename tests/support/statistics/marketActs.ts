import { and, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { inTransaction } from '../../../src/server/context.ts';
import {
  acceptances,
  enterprises,
  followUpCalls,
  handledSteps,
  messages,
  packages,
  payments,
  projects,
  quotes,
  reserves,
  reviews,
  services,
  subscriptions,
  supportTickets,
} from '../../../src/server/db/schema/index.ts';
import { completeJob } from '../../../src/server/leads/completeJob.ts';
import { hireLead } from '../../../src/server/leads/hireLead.ts';
import { lockLead } from '../../../src/server/leads/lockLead.ts';
import { releaseLead } from '../../../src/server/leads/releaseLead.ts';
import { assignProject } from '../../../src/server/projects/assignProject.ts';
import { foldStatistics } from '../../../src/server/statistics/foldStatistics.ts';
import { setNextStep } from '../../../src/server/steps/setNextStep.ts';
import type { TestApp } from '../app.ts';
import { buildAcceptance, buildContractor, buildProject, buildUser } from '../builders.ts';
import { buildSms } from '../sms/buildSms.ts';

const DAY_MS = 86_400_000;

/** Something that happens in the market; `pick` chooses among what is there, `at` when, as a share of the last days. */
export interface MarketAct {
  kind: keyof typeof acts;
  pick: number;
  at: number;
}

/** Moves as the product makes them, and corrections as an operator might: whatever changes a row must be counted. */
const acts = {
  submit: async (app: TestApp, { at }: MarketAct) => {
    await buildProject(app.db, { submittedAt: daysAgo(app, at * 60), phoneNumber: '+224622000000' });
  },
  take: async (app: TestApp, act: MarketAct) => {
    const project = await some(app, act, 'Submitted');
    if (!project) return;
    const admin = await app.loginAs('Admin');
    const agent = await buildUser(app.db, { role: 'CustomerService' });
    const actor = {
      id: admin.userId,
      role: 'Admin',
      enterpriseId: null,
      firstName: '',
      lastName: '',
      sessionId: '',
    } as const;
    await assignProject({ ...app.newContext(), actor }, { id: project.id, agentId: agent.id });
  },
  publish: async (app: TestApp, act: MarketAct) => {
    const project = await some(app, act, 'Assigned');
    const [service] = await app.db
      .select()
      .from(services)
      .offset(Math.floor(act.at * 5))
      .limit(1);
    if (!project || !service) return;
    await change(app, project.id, { status: 'Available', serviceId: service.id, publishedAt: app.newContext().now });
  },
  accept: async (app: TestApp, act: MarketAct) => {
    const project = await some(app, act, 'Available');
    if (!project || project.acceptanceCount > 2) return;
    const { enterprise } = await buildContractor(app.db);
    const [plan] = await app.db.select().from(packages).limit(1);
    await buildAcceptance(app.db, {
      projectId: project.id,
      enterpriseId: enterprise.id,
      packageId: act.pick > 0.2 ? (plan?.id ?? null) : null,
      acceptedAt: new Date((project.publishedAt?.getTime() ?? 0) + act.at * 9 * DAY_MS),
    });
  },
  quote: async (app: TestApp, { pick }: MarketAct) => {
    const lead = await someLead(app, pick, 'New');
    if (!lead) return;
    const { id: leadId, enterpriseId, userId: authorId } = lead;
    const amount = 100_000;
    await app.db.insert(quotes).values({
      leadId,
      enterpriseId,
      authorId,
      status: 'Sent',
      number: `DEV-${leadId}`,
      vat: 'none',
      netTotal: amount,
      vatTotal: 0,
      total: amount,
      validUntil: '2026-12-31',
      startsOn: '2026-12-01',
      durationDays: 3,
      sentAt: app.newContext().now,
      contentHash: 'hash',
    });
    await app.db.update(acceptances).set({ stage: 'Quoted' }).where(eq(acceptances.id, leadId));
  },
  giveBack: async (app: TestApp, { pick }: MarketAct) => {
    const found = await someLead(app, pick, 'New');
    if (found)
      await inTransaction(app.newContext(), async (tx) => releaseLead(tx, await lockLead(tx, found.id), 'unanswered'));
  },
  hire: async (app: TestApp, { pick }: MarketAct) => {
    const found = await someLead(app, pick, 'Quoted');
    if (!found) return;
    await inTransaction(app.newContext(), async (tx) => {
      const locked = await lockLead(tx, found.id);
      const { changes } = await hireLead(tx, locked);
      await setNextStep(tx, locked.project.id, changes);
    });
  },
  contact: async (app: TestApp, { pick, at }: MarketAct) => {
    const lead = await someLead(app, pick, 'New');
    if (!lead) return;
    const stageSince = new Date(lead.acceptedAt.getTime() + at * 9 * DAY_MS);
    await app.db.update(acceptances).set({ stage: 'Contacted', stageSince }).where(eq(acceptances.id, lead.id));
  },
  reserve: async (app: TestApp, { pick }: MarketAct) => {
    const lead = await someLead(app, pick, 'Completed', ['Done']);
    if (lead) await app.db.insert(reserves).values({ leadId: lead.id, body: 'Un joint', dueOn: '2026-12-01' });
  },
  lift: async (app: TestApp) => {
    const [open] = await app.db.select().from(reserves).where(isNull(reserves.liftedAt)).limit(1);
    if (!open) return;
    await app.db.update(reserves).set({ liftedAt: app.newContext().now }).where(eq(reserves.id, open.id));
  },
  review: async (app: TestApp, { pick, at }: MarketAct) => {
    const lead = await someLead(app, pick, 'Completed', ['Done']);
    if (!lead) return;
    const { id: leadId, enterpriseId } = lead;
    const rating = 1 + Math.floor(at * 5);
    await app.db
      .insert(reviews)
      .values({ leadId, enterpriseId, rating, status: 'Published', visibleAt: app.newContext().now })
      .onConflictDoUpdate({
        target: reviews.leadId,
        set: { status: 'Refused', refusalReason: 'insulting', visibleAt: null },
      });
  },
  complain: async (app: TestApp, { pick }: MarketAct) => {
    const lead = await someLead(app, pick, 'New');
    if (!lead) return;
    const { enterpriseId, projectId } = lead;
    await app.db.insert(supportTickets).values({ name: 'Awa', subject: 'x', body: 'x', enterpriseId, projectId });
  },
  handle: async (app: TestApp, { pick, at }: MarketAct) => {
    const project = await some(app, { kind: 'handle', pick, at }, 'Assigned');
    if (!project?.agentId) return;
    await app.db.insert(handledSteps).values({
      projectId: project.id,
      agentId: project.agentId,
      step: 'Check',
      since: project.submittedAt,
      dueAt: app.newContext().now,
      handledAt: daysAgo(app, at * 9),
      isOnTime: pick > 0.5,
    });
  },
  call: async (app: TestApp, { pick, at }: MarketAct) => {
    const project = await some(app, { kind: 'call', pick, at }, 'Assigned');
    if (!project?.agentId) return;
    const dueAt = daysAgo(app, 3);
    await app.db.insert(followUpCalls).values({
      projectId: project.id,
      callerId: project.agentId,
      outcome: 'reached',
      step: pick > 0.7 ? 'Check' : 'Call',
      dueAt,
      calledAt: new Date(dueAt.getTime() + (at - 0.5) * 4 * 3_600_000),
    });
  },
  complete: async (app: TestApp, { pick }: MarketAct) => {
    const found = await someLead(app, pick, 'Hired');
    if (!found) return;
    await inTransaction(app.newContext(), async (tx) =>
      completeJob(tx, await lockLead(tx, found.id), { way: 'client' }),
    );
  },
  finish: async (app: TestApp, act: MarketAct) => {
    const project = await some(app, act, 'Available');
    if (project) await change(app, project.id, { status: 'Done' });
  },
  cancel: async (app: TestApp, act: MarketAct) => {
    const project = await some(app, act, 'Submitted');
    if (project) await change(app, project.id, { status: 'Cancelled' });
  },
  reject: async (app: TestApp, act: MarketAct) => {
    const project = await some(app, act, 'Assigned');
    if (project) await change(app, project.id, { status: 'Rejected' });
  },
  describe: async (app: TestApp, act: MarketAct) => {
    const project = await some(app, act, 'Available');
    if (project) await change(app, project.id, { description: 'Corrigée' });
  },
  remove: async (app: TestApp, act: MarketAct) => {
    const project = await some(app, act, 'Cancelled');
    if (project) await app.db.delete(projects).where(eq(projects.id, project.id));
  },
  write: async (app: TestApp, { at }: MarketAct) => {
    await buildSms(app.db, { createdAt: daysAgo(app, at * 40) });
  },
  send: (app: TestApp, { at }: MarketAct) =>
    oneMessage(app, 'Queued', { status: 'Sent', sentAt: daysAgo(app, at * 30), segments: 2 }),
  deliver: (app: TestApp) => oneMessage(app, 'Sent', { status: 'Delivered' }),
  fail: (app: TestApp) => oneMessage(app, 'Queued', { status: 'Failed' }),
  failSeveral: async (app: TestApp) => {
    await app.db.update(messages).set({ status: 'Failed' }).where(eq(messages.status, 'Sent'));
  },
  wish: async (app: TestApp, { at }: MarketAct) => {
    const { enterprise } = await buildContractor(app.db, { package: undefined });
    const [plan] = await app.db.select().from(packages).limit(1);
    const startsAt = daysAgo(app, at * 50);
    const [subscription] = await app.db
      .insert(subscriptions)
      .values({
        enterpriseId: enterprise.id,
        packageId: plan?.id ?? '',
        frequency: 'Monthly',
        startsAt,
        endsAt: new Date(startsAt.getTime() + 30 * DAY_MS),
        amount: 150_000,
      })
      .returning();
    await app.db.insert(payments).values({
      orderId: crypto.randomUUID(),
      purpose: 'Subscription',
      subscriptionId: subscription?.id ?? null,
      enterpriseId: enterprise.id,
      provider: 'sandbox',
      amount: 150_000,
      description: 'Abonnement',
    });
  },
  pay: async (app: TestApp, { at }: MarketAct) => {
    const [payment] = await app.db.select().from(payments).where(eq(payments.status, 'Created')).limit(1);
    if (!payment) return;
    await app.db.transaction(async (tx) => {
      await tx
        .update(subscriptions)
        .set({ status: 'Active' })
        .where(eq(subscriptions.id, payment.subscriptionId ?? ''));
      await tx
        .update(payments)
        .set({ status: 'Paid', settledAt: daysAgo(app, at * 20) })
        .where(eq(payments.id, payment.id));
    });
  },
  expire: async (app: TestApp) => {
    await app.db
      .update(subscriptions)
      .set({ status: 'Expired', endsAt: sql`${subscriptions.endsAt} - interval '3 days'` })
      .where(and(eq(subscriptions.status, 'Active'), gt(subscriptions.amount, 0)));
  },
  giveUp: async (app: TestApp) => {
    const taken = app.db.select({ id: enterprises.id }).from(enterprises).where(isNull(enterprises.assignedAgentId));
    await app.db
      .update(subscriptions)
      .set({ status: 'Cancelled' })
      .where(and(eq(subscriptions.status, 'Pending'), inArray(subscriptions.enterpriseId, taken)));
  },
  undo: (app: TestApp) =>
    app.db
      .transaction(async (tx) => {
        await tx.update(projects).set({ status: 'Cancelled' });
        throw new Error('undone');
      })
      .catch((error: Error) => {
        if (error.message !== 'undone') throw error;
      }),
  fold: (app: TestApp) => foldStatistics(app.newContext()),
};

export const marketActs: fc.Arbitrary<MarketAct[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...(Object.keys(acts) as MarketAct['kind'][])),
    pick: fc.double({ min: 0, max: 0.999, noNaN: true }),
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  }),
  { minLength: 30, maxLength: 60 },
);

export const happen = (app: TestApp, act: MarketAct): Promise<void> => acts[act.kind](app, act);

const daysAgo = (app: TestApp, days: number) => new Date(app.newContext().now.getTime() - days * DAY_MS);

async function some(app: TestApp, { pick }: MarketAct, status: (typeof projects.$inferSelect)['status']) {
  const found = await app.db
    .select()
    .from(projects)
    .where(eq(projects.status, status))
    .orderBy(desc(projects.submittedAt));
  return found[Math.floor(pick * found.length)];
}

async function someLead(
  app: TestApp,
  pick: number,
  stage: (typeof acceptances.$inferSelect)['stage'],
  states: (typeof projects.$inferSelect)['status'][] = ['Available', 'Accepted', 'Hired'],
) {
  const found = await app.db
    .select(getTableColumns(acceptances))
    .from(acceptances)
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .where(and(eq(acceptances.stage, stage), inArray(projects.status, states)))
    .orderBy(acceptances.acceptedAt, acceptances.id);
  return found[Math.floor(pick * found.length)];
}

async function change(app: TestApp, id: string, values: Partial<typeof projects.$inferInsert>): Promise<void> {
  await app.db
    .update(projects)
    .set({ ...values, updatedAt: app.newContext().now })
    .where(eq(projects.id, id));
}

async function oneMessage(
  app: TestApp,
  from: 'Queued' | 'Sent',
  values: Partial<typeof messages.$inferInsert>,
): Promise<void> {
  const first = app.db.select({ id: messages.id }).from(messages).where(eq(messages.status, from)).limit(1);
  await app.db.update(messages).set(values).where(inArray(messages.id, first));
}
