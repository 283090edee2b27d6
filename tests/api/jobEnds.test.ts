import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callRequests,
  closings,
  enterprises,
  leadCalls,
  messages,
  reserves,
  supportTickets,
} from '../../src/server/db/schema/index.ts';
import type { TimelineEntry } from '../../src/shared/projects/actViews.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { buildHired, type OwnLead, storedLead, storedProject } from '../support/leads.ts';

let app: TestApp;
let agent: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  agent = await app.loginAs('CustomerService');
});
afterAll(() => app.close());

const said = { note: 'Le client confirme que tout est fini.' };
const held = () => buildHired(app, { project: { agentId: agent.userId } });
const complete = (who: SignedIn, { projectId }: OwnLead, body: object = said) =>
  who.put(`/admin/projects/${projectId}/completion`, body);
const timelineOf = async ({ projectId }: OwnLead) =>
  expectEntity<TimelineEntry[]>(await agent.get(`/admin/projects/${projectId}/timeline`));

describe('a job that staff end after a call', () => {
  test('is done, with what was said, and its client is told', async () => {
    const job = await held();
    expectEntity(await complete(agent, job));
    expect(await storedProject(app, job.projectId)).toMatchObject({ status: 'Done', closedAt: expect.any(Date) });
    expect(await storedLead(app, job.lead)).toMatchObject({ stage: 'Completed' });
    const [closing] = await app.db.select().from(closings).where(eq(closings.leadId, job.lead.id));
    expect(closing).toMatchObject({ way: 'staff', staffId: agent.userId, callNote: said.note });
    const told = await app.db.select().from(messages).where(eq(messages.projectId, job.projectId));
    expect(told.map(({ template }) => template)).toEqual(expect.arrayContaining(['jobCompleted', 'jobEnded']));
    const toContractor = told.find(({ template, channel }) => template === 'jobEnded' && channel === 'sms');
    const [enterprise] = await app.db.select().from(enterprises).where(eq(enterprises.id, job.lead.enterpriseId));
    expect(toContractor?.recipient).toBe(enterprise?.phoneNumber);
  });

  test('ends once, however many press at once', async () => {
    const job = await held();
    const replies = await Promise.all(Array.from({ length: 8 }, () => complete(agent, job)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expectRefusal(await complete(agent, job), 409, 'WRONG_STATE');
  });

  test('needs what was said, its agent, and a job that was given', async () => {
    const job = await held();
    expectInvalid(await complete(agent, job, {}), 'Note');
    expectInvalid(await complete(agent, job, { note: '   ' }), 'Note');
    const colleague = await app.loginAs('CustomerService');
    expectRefusal(await complete(colleague, job), 409, 'NOT_ASSIGNED_TO_YOU');
    expectRefusal(await complete(await app.loginAs('SalesService'), job), 403);
    expectRefusal(await complete(job.contractor, job), 403);
    expectEntity(await complete(await app.loginAs('Admin'), job));
    const open = await buildHired(app, { stage: 'New', project: { status: 'Available', agentId: agent.userId } });
    expectRefusal(await complete(agent, open), 409, 'WRONG_STATE');
  });
});

describe('the timeline', () => {
  test('has everything of a request and its jobs, the latest first, and nothing of another', async () => {
    const other = await held();
    const job = await held();
    for (const { lead, projectId } of [job, other]) {
      const [leadId, at] = [lead.id, new Date()];
      await app.db.insert(leadCalls).values({ leadId, callerId: lead.userId, calledAt: at, outcome: 'reached' });
      await app.db.insert(reserves).values({ leadId, body: 'Une prise à refixer', dueOn: '2027-01-01', liftedAt: at });
      await app.db.insert(callRequests).values({ projectId, callAt: at });
      await app.db.insert(supportTickets).values({ name: 'Awa', subject: 'Fuite', body: 'Ça coule', projectId });
    }
    expectEntity(await complete(agent, job));
    const entries = await timelineOf(job);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const kinds = Map.groupBy(entries, ({ kind }) => kind);
    for (const kind of ['acceptance', 'reserve', 'reserveLifted', 'callRequest', 'ticket'] as const)
      expect(kinds.get(kind), kind).toHaveLength(1);
    expect(
      kinds
        .get('act')
        ?.map(({ entity, action }) => `${entity} ${action}`)
        .toSorted(),
    ).toEqual(['leads complete', 'projects complete']);
    const [way] = entries.flatMap(({ changes }) => changes).filter(({ field }) => field === 'way');
    expect(way?.value).toBe('notre équipe, par téléphone');
  });

  test('is for whoever may read the project', async () => {
    const job = await held();
    const url = `/admin/projects/${job.projectId}/timeline`;
    expectRefusal(await (await app.loginAs('CustomerService')).get(url), 403);
    expectRefusal(await job.contractor.get(url), 403);
  });
});
