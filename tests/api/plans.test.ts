import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { recordStatements } from '../bench/recordStatements.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildProject } from '../support/builders.ts';

/** The embedded database plans alike but tells no server's settings apart: the plans are read on PostgreSQL. */
describe.runIf(inject('databaseTemplate').kind === 'postgres')('the plans of lists', () => {
  let app: TestApp;
  let admin: SignedIn;
  let agent: SignedIn;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.loginAs('Admin');
    agent = await app.loginAs('CustomerService');
    const model = await buildProject(app.db, { status: 'Available' });
    await app.db.execute(sql`
      insert into projects (id, reference, client_id, status, service_id, city_id, district_id, address, description, desired_start_date,
        preferred_contact_days, preferred_hours_range, first_name, last_name, phone_number, agent_id, submitted_at, published_at, updated_at)
      select gen_random_uuid(), 'OA-' || translate(lpad(upper(to_hex(n)), 6, '0'), '01', 'GH'), client_id, (case when n % 50 = 0 then 'Submitted' when n % 7 = 0 then 'Available' else 'Done' end)::project_status,
        service_id, city_id, district_id, address, md5(n::text), desired_start_date + n % 90, preferred_contact_days, preferred_hours_range,
        md5(n::text), md5((n * 7)::text), phone_number, agent_id, submitted_at - n * interval '1 minute', published_at, updated_at
      from projects, generate_series(1, 30000) as n where id = ${model.id}`);
    await app.db.execute(sql`
      insert into messages (id, channel, template, recipient, body, status, dedupe_key, created_at)
      select gen_random_uuid(), 'sms', 'requestReceived', '+2246' || lpad(n::text, 8, '0'), md5(n::text), (case when n % 40 = 0 then 'Failed' else 'Sent' end)::message_status,
        n::text, now() - n * interval '1 minute' from generate_series(1, 30000) as n`);
    await app.db.execute(sql`
      insert into enterprises (id, name, account_number, phone_number, status, created_at)
      select gen_random_uuid(), md5(n::text), 'ENT-' || upper(translate(lpad(to_hex(n), 6, 'A'), '01', 'YZ')), '+224620000000',
        (case when n % 30 = 0 then 'Pending' else 'Active' end)::enterprise_status, now() - n * interval '1 hour'
      from generate_series(1, 20000) as n on conflict do nothing`);
    await app.db.execute(sql`
      insert into audit_log (id, actor_id, action, entity, entity_id, created_at)
      select gen_random_uuid(), case when n % 300 = 0 then ${agent.userId}::uuid else ${admin.userId}::uuid end,
        (array['activate', 'update', 'assign'])[n % 3 + 1], 'projects', gen_random_uuid(), now() - n * interval '5 minutes'
      from generate_series(1, 30000) as n`);
    await app.db.execute(sql`analyze`);
  });
  afterAll(() => app.close());

  const submitted = (query: object) => ({ path: `/get-submitted-projects/${admin.userId}`, query });

  test.each([
    ['as it opens', () => submitted({})],
    ['by submission, oldest first', () => submitted({ sort: ['submissionDate', 'ASC'] })],
    ['by start', () => submitted({ sort: ['desiredStartDate', 'ASC'] })],
    ['by service', () => submitted({ sort: ['serviceName', 'ASC'] })],
    ['by city', () => submitted({ sort: ['cityName', 'DESC'] })],
    ['by state', () => submitted({ sort: ['status', 'ASC'] })],
    ['by client', () => submitted({ sort: ['clientName', 'DESC'] })],
    ['waiting only', () => submitted({ filter: { status: 'Submitted' } })],
    ['search', () => submitted({ filter: { q: 'c4ca4238a0b9' } })],
    ['messages', () => ({ path: '/admin/messages', query: {} })],
    ['messages by state', () => ({ path: '/admin/messages', query: { sort: ['status', 'DESC'] } })],
    ['messages by channel', () => ({ path: '/admin/messages', query: { sort: ['channel', 'ASC'] } })],
    ['messages by recipient', () => ({ path: '/admin/messages', query: { sort: ['recipient', 'ASC'] } })],
    ['failed messages', () => ({ path: '/admin/messages', query: { filter: { status: 'Failed' } } })],
    ['messages searched', () => ({ path: '/admin/messages', query: { filter: { q: 'c4ca4238a0b9' } } })],
    ['enterprises', () => ({ path: '/admin/enterprises', query: {} })],
    ['enterprises by name', () => ({ path: '/admin/enterprises', query: { sort: ['name', 'ASC'] } })],
    ['the dashboard', () => ({ path: '/admin/dashboard', query: {} })],
    ['the statistics', () => ({ path: '/admin/statistics', query: { from: '2026-11-01', to: '2026-11-21' } })],
  ])('%s: no whole table is read to show a page', async (_, request) => {
    const { path, query } = request();
    const parameters = new URLSearchParams(path.endsWith('statistics') ? {} : { range: '[0,9]' });
    for (const [key, value] of Object.entries(query))
      parameters.set(key, typeof value === 'string' ? value : JSON.stringify(value));
    const asked: LightMyRequestResponse[] = [];
    const statements = await recordStatements(async () => {
      asked.push(await admin.get(path === '/admin/dashboard' ? path : `${path}?${parameters}`));
    });
    expect(asked[0]?.statusCode, asked[0]?.body).toBe(200);
    const reads = statements.filter(({ config }) => /^select/i.test(config.text));
    expect(reads.length).toBeGreaterThan(1);
    for (const { config, values } of reads) {
      const { text } = config;
      const { rows } = await app.database.query(`explain (format json) ${text}`, values);
      const plan = (rows as { 'QUERY PLAN': [{ Plan: PlanNode }] }[])[0]?.['QUERY PLAN'][0].Plan;
      expect(plan && wholeScans(plan, undefined), text).toEqual([]);
    }
  });

  test('the weeks of an agent are found by their index, however many acts there are', async () => {
    const statements = await recordStatements(async () => {
      expect((await agent.get('/admin/my-work/weeks')).statusCode).toBe(200);
    });
    const read = statements.find(({ config }) => config.text.includes('audit_log'));
    const { rows } = await app.database.query(`explain (format json) ${read?.config.text}`, read?.values);
    const plan = JSON.stringify(rows);
    expect(plan).toContain('"Index Name":"audit_by_actor"');
    expect(plan).not.toContain('Seq Scan');
  });
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const large = new Set(['projects', 'messages', 'enterprises']);

/** The large tables that a plan reads from end to end: a scan right under a limit stops when it has enough. */
function wholeScans(node: PlanNode, parent: PlanNode | undefined): string[] {
  const isWhole = node['Node Type'].endsWith('Seq Scan') && parent?.['Node Type'] !== 'Limit';
  const table = node['Relation Name'] ?? '';
  return [
    ...(isWhole && large.has(table) ? [table] : []),
    ...(node.Plans ?? []).flatMap((child) => wholeScans(child, node)),
  ];
}
