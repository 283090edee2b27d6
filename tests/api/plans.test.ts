import { type SQL, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Context } from '../../src/server/context.ts';
import { rowsOf } from '../../src/server/db/rowsOf.ts';
import { followDue } from '../../src/server/followUps/followDue.ts';
import { sendReminders } from '../../src/server/leads/sendReminders.ts';
import { expireQuotes } from '../../src/server/quotes/expireQuotes.ts';
import { countedUpTo } from '../../src/shared/api/lists.ts';
import type { EnterpriseView } from '../../src/shared/enterprises/views.ts';
import { recordStatements } from '../bench/recordStatements.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildProject } from '../support/builders.ts';
import { expectEntity } from '../support/expectations.ts';
import { tokenOf } from '../support/tracking.ts';

/** The embedded database plans alike but tells no server's settings apart: the plans are read on PostgreSQL. */
describe.runIf(inject('databaseTemplate').kind === 'postgres')('the plans of lists', () => {
  let app: TestApp;
  let admin: SignedIn;
  let agent: SignedIn;
  let contractor: SignedIn;
  let enterpriseId: string;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.loginAs('Admin');
    agent = await app.loginAs('CustomerService');
    const model = await buildProject(app.db, { status: 'Available', firstName: 'Alpha', lastName: 'Bah', email: null });
    await app.db.execute(sql`
      insert into projects (id, reference, client_id, status, service_id, city_id, district_id, address, description, desired_start_date,
        preferred_contact_days, preferred_hours_range, first_name, last_name, phone_number, agent_id, submitted_at, published_at, updated_at)
      select gen_random_uuid(), 'OA-' || translate(lpad(upper(to_hex(n)), 6, '0'), '01', 'GH'), client_id, (case when n % 50 = 0 then 'Submitted' when n % 7 = 0 then 'Available' else 'Done' end)::project_status,
        service_id, city_id, district_id, address,
        case when n % 7 = 0 then 'Fuite sous l’évier ' else '' end || md5(n::text), desired_start_date + n % 90, preferred_contact_days, preferred_hours_range,
        case when n % 50 = 1 or n > 29500 then 'Kadiatou' else md5(n::text) end, case when n > 29500 then 'Sylla' else md5((n * 7)::text) end,
        phone_number, agent_id, submitted_at - n * interval '1 minute', published_at, updated_at
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
    // Of 200 enterprises that took what is done, one asks; a hundredth waits for a client's answer.
    const asking = await buildContractor(app.db);
    enterpriseId = asking.enterprise.id;
    contractor = await app.loginAs(asking.user);
    await app.db.execute(sql`
      insert into users (id, role, phone_number, password_hash, first_name, last_name, enterprise_id)
      select gen_random_uuid(), 'Entrepreneur', '+22462' || lpad(row_number() over ()::text, 7, '0'), '', 'Awa', 'Bah', id
      from (select id from enterprises where id <> ${enterpriseId} order by id limit 199) as others`);
    await app.db.execute(sql`
      insert into acceptances (project_id, enterprise_id, user_id, slot, month, monthly_sequence, accepted_at, stage, stage_since, release_at, remind_at)
      select project.id, person.enterprise_id, person.id, 1, '2026-01-01', project.rank, project.submitted_at,
        (array['Completed', 'Quoted', 'New', 'Unreachable', 'Contacted'])[kind]::lead_stage, project.submitted_at,
        case when kind = 4 then now() + interval '1 day' end, case when kind = 5 then now() + interval '1 day' end
      from (select *, row_number() over (order by id) as rank, row_number() over (order by submitted_at) % 200 as person,
          (array[1, 1, 1, 1, 1, 2, 2, 2, 2, 3])[1 + abs(hashtext(id::text)) % 10] + case when abs(hashtext(id::text)) % 100 = 9 then 1 when abs(hashtext(id::text)) % 100 = 19 then 2 else 0 end as kind
        from projects where status = 'Done') as project
      join (select *, row_number() over (order by enterprise_id) - 1 as rank from users where role = 'Entrepreneur' and enterprise_id is not null) as person
        on person.rank = project.person`);
    await app.db.execute(sql`
      insert into quotes (id, lead_id, enterprise_id, author_id, status, number, vat, net_total, vat_total, total, valid_until, starts_on, duration_days, created_at, sent_at, content_hash, accepted_by, accepted_from)
      select gen_random_uuid(), id, enterprise_id, user_id, (case stage when 'Completed' then 'Accepted' when 'Quoted' then 'Sent' else 'Expired' end)::quote_status,
        'DEV-2026-' || monthly_sequence, 'none', 1000, 0, 1000, current_date + 30, current_date, 3, accepted_at, accepted_at, md5(id::text),
        case when stage = 'Completed' then 'code' end, case when stage = 'Completed' then '192.0.2.1' end
      from acceptances`);
    await app.db.execute(sql`
      insert into reviews (id, lead_id, enterprise_id, status, rating, created_at, visible_at)
      select gen_random_uuid(), id, enterprise_id, (case when abs(hashtext(id::text)) % 50 = 0 then 'Pending' else 'Published' end)::review_status, 4, accepted_at,
        case when abs(hashtext(id::text)) % 50 > 0 then accepted_at end
      from acceptances where stage = 'Completed'`);
    await app.db.execute(sql`
      insert into files (id, project_id, uploaded_by, slot, name, extension, mime, size, sha256, storage_key)
      select gen_random_uuid(), id, client_id, 1, 'Photo', 'jpg', 'image/jpeg', 1000, md5(id::text), id::text from projects`);
    await app.db.execute(sql`
      insert into enterprise_follow_ups (id, enterprise_id, reason, cause_id, due_at, done_at)
      select gen_random_uuid(), id, (array['find', 'contact', 'complaint', 'subscribe', 'renew'])[1 + abs(hashtext(id::text)) % 5], id,
        created_at, case when abs(hashtext(id::text)) % 3 = 0 then now() end
      from enterprises`);
    // Of five agents one works seldom; every tenth call was promised.
    await app.db.execute(sql`
      insert into users (id, role, phone_number, password_hash, first_name, last_name)
      select gen_random_uuid(), 'CustomerService', '+22463' || lpad(n::text, 7, '0'), '', 'Awa', 'Sow' from generate_series(1, 4) as n`);
    await app.db.execute(sql`
      insert into handled_steps (id, project_id, agent_id, step, since, due_at, handled_at, is_on_time)
      select gen_random_uuid(), project.id, person.id, 'Check', submitted_at, submitted_at, submitted_at + project.rank * interval '1 second', project.rank % 3 > 0
      from (select id, submitted_at, row_number() over (order by id) as rank from projects) as project
      join (select id, row_number() over (order by (id = ${agent.userId}), id) - 1 as rank from users where role = 'CustomerService') as person
        on person.rank = case when project.rank % 100 = 0 then 4 else project.rank % 4 end`);
    await app.db.execute(sql`
      insert into follow_up_calls (id, project_id, caller_id, outcome, step, due_at, called_at)
      select gen_random_uuid(), project_id, agent_id, 'reached', case when abs(hashtext(id::text)) % 10 = 0 then 'Call' else 'FindByCall' end, handled_at, handled_at
      from handled_steps`);
    // Nothing is overdue: what the job does then is not its look.
    await app.db.execute(sql`
      update projects set next_step = case when status = 'Submitted' then 'Check' when n < 5000 then 'FindByCall' else 'Find' end,
        next_step_by = case when status = 'Submitted' or n < 5000 then 'service' else 'enterprises' end, next_step_at = now() + interval '1 day' + n * interval '1 minute', agent_id = case when n % 5 = 0 then ${agent.userId}::uuid else agent_id end
      from (select id, abs(hashtext(id::text)) % 10000 as n from projects) as one where one.id = projects.id and next_step is not null`);
    await app.db.execute(sql`
      insert into support_tickets (id, name, email, subject, body, status, due_at, created_at)
      select gen_random_uuid(), 'Awa Bah', 'awa@example.org', 'Question', md5(n::text), (case when n % 30 = 0 then 'Open' else 'Closed' end)::ticket_status, now() + n * interval '1 minute', now()
      from generate_series(1, 20000) as n`);
    await app.db.execute(sql`vacuum analyze`);
    const [tracked] = await rowsOf<{ id: string }>(
      app.db,
      sql`select project_id as id from acceptances where stage = 'Quoted' and enterprise_id = ${enterpriseId} limit 1`,
    );
    token = await tokenOf(app, tracked?.id ?? '');
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
    [
      'failed messages of some days',
      () => ({
        path: '/admin/messages',
        query: { filter: { status: 'Failed', from: '2026-11-15', to: '2026-11-21' } },
      }),
    ],
    ['messages searched', () => ({ path: '/admin/messages', query: { filter: { q: 'c4ca4238a0b9' } } })],
    ['what comes next searched', () => ({ path: '/admin/follow-ups', query: { filter: { q: 'c4ca4238a0b9' } } })],
    ['figures of what comes next', () => ({ path: '/admin/follow-ups/figures', query: {} })],
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
      asked.push(
        await admin.get(path === '/admin/dashboard' || path.endsWith('figures') ? path : `${path}?${parameters}`),
      );
    });
    expect(asked[0]?.statusCode, asked[0]?.body).toBe(200);
    const reads = statements.filter(({ config }) => isRead(config.text));
    expect(reads.length).toBeGreaterThan(0);
    for (const { config, values } of reads) {
      expect(await wholeScansOf(config.text, values), config.text).toEqual([]);
    }
  });

  test('a registration number is looked for among all enterprises by its index', async () => {
    const view = expectEntity<EnterpriseView>(await contractor.get(`/get-enterprise-informations/${enterpriseId}`));
    const statements = await recordStatements(async () => {
      const body = { ...view, cityId: view.city?.id, registrationNumber: 'GN.TCC.2026.B.00077' };
      expectEntity(await contractor.put('/update-enterprise-infos', body));
    });
    const looked = statements.filter(({ config }) => config.text.includes('regexp_replace'));
    const plans = await Promise.all(looked.map(({ config, values }) => planOf(config.text, values)));
    expect(plans.flatMap(indexesOf)).toEqual(['enterprises_by_registration']);
  });

  test.each<[string, object, string, 'agent'?]>([
    ['what comes next', {}, 'projects_due_by_owner'],
    ['what is overdue of an agent’s and of nobody’s', { due: 'overdue' }, 'projects_due_of_agent', 'agent'],
    ['what is overdue', { due: 'overdue' }, 'projects_due_by_owner'],
    ['what is due later', { due: 'later' }, 'projects_due_by_owner'],
    ['requests of one agent', { mine: true, kind: 'project' }, 'projects_due_of_agent', 'agent'],
    ['published and not accepted', { group: 'published' }, 'projects_due'],
    ['messages that wait', { kind: 'ticket' }, 'tickets_due'],
    ['whom sales call', { kind: 'enterprise' }, 'enterprise_follow_ups_due'],
    // By its reason or over all of them, whichever is nearer.
    ['whose package ends', { group: 'ending' }, 'enterprise_follow_ups_'],
    ['promised calls of sales', { kind: 'enterprise', group: 'calls' }, 'enterprise_follow_ups_promised'],
  ])('%s: the desk reads no further than its page, in the order of an index', async (_, filter, index, asker) => {
    for (const sort of [
      ['dueAt', 'ASC'],
      ['dueAt', 'DESC'],
    ]) {
      const parameters = new URLSearchParams({
        range: '[0,9]',
        filter: JSON.stringify(filter),
        sort: JSON.stringify(sort),
      });
      const statements = await recordStatements(async () => {
        const reply = await (asker ? agent : admin).get(`/admin/follow-ups?${parameters}`);
        expect(reply.statusCode, reply.body).toBe(200);
      });
      const reads = statements.filter(({ config }) => isRead(config.text));
      for (const { config, values } of reads) expect(await wholeScansOf(config.text, values), config.text).toEqual([]);
      const paging = reads.filter(({ config }) => config.text.includes('each_kind'));
      const plans = await Promise.all(paging.map(({ config, values }) => planOf(config.text, values)));
      // Each kind ends at its limit: what they gave together is few.
      const limits = plans.flatMap(nodesOf).filter((node) => node['Node Type'] === 'Limit');
      expect(limits.flatMap(sortedTables), JSON.stringify(plans)).toEqual([]);
      expect(limits.flatMap(indexesOf)).toContainEqual(expect.stringContaining(index));
    }
  });

  test.each<[string, string, SQL]>([
    ['which many have', 'kadiatou', sql`first_name = 'Kadiatou'`],
    ['which many have and none of the newest', 'sylla', sql`last_name = 'Sylla'`],
    ['of which a part is typed', 'adiatou', sql`first_name = 'Kadiatou'`],
    ['which many have, whole and in part', 'KADIATOU syl', sql`first_name = 'Kadiatou' and last_name = 'Sylla'`],
  ])('a search for a name %s gives the first of all that have it, in any order', async (_, q, condition) => {
    for (const [field, direction, order] of [
      ['submissionDate', 'DESC', sql`submitted_at desc, id desc`],
      ['desiredStartDate', 'ASC', sql`desired_start_date, submitted_at, id`],
      ['clientName', 'DESC', sql`lower(last_name || ' ' || first_name) desc, submitted_at desc, id desc`],
    ] as const) {
      for (const from of [0, 10]) {
        const reply = await search(`/get-submitted-projects/${admin.userId}`, q, [field, direction], from);
        const expected = await rowsOf<{ id: string }>(
          app.db,
          sql`select id from projects where ${condition} order by ${order} limit 10 offset ${from}`,
        );
        expect(expectEntity<{ id: string }[]>(reply).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        expect(reply.headers['content-range']).toMatch(/\/200$/);
      }
    }
  });

  test('the 500th page of what nobody searches goes on in the same order', async () => {
    const query = new URLSearchParams({ range: '[4990,4999]', sort: JSON.stringify(['submissionDate', 'DESC']) });
    const reply = await admin.get(`/get-submitted-projects/${admin.userId}?${query}`);
    const expected = await rowsOf<{ id: string }>(
      app.db,
      sql`select id from projects order by submitted_at desc, id desc limit 10 offset 4990`,
    );
    expect(expectEntity<{ id: string }[]>(reply).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  test('a name that many have is found among the newest: the texts of few are read', async () => {
    const query = new URLSearchParams({ range: '[0,9]', filter: JSON.stringify({ q: 'kadiatou' }) });
    const statements = await recordStatements(async () => {
      await admin.get(`/get-submitted-projects/${admin.userId}?${query}`);
    });
    const paging = statements.filter(({ config }) => config.text.includes('with found'));
    expect(paging).toHaveLength(1);
    for (const { config, values } of paging) {
      const plan = await planOf(config.text, values);
      expect(indexesOf(plan), JSON.stringify(plan)).toContain('projects_recent');
      expect(sortedTables(plan)).not.toContain('projects');
    }
  });

  test.each<[string, string[]]>([
    ['kadiatou', ['projects_words']],
    ['adiatou', ['projects_words', 'projects_search']],
  ])(
    'how many hold %s is counted by the words, and by their parts only where those are too few',
    async (q, indexes) => {
      const query = new URLSearchParams({ range: '[0,9]', filter: JSON.stringify({ q }) });
      const statements = await recordStatements(async () => {
        await admin.get(`/get-submitted-projects/${admin.userId}?${query}`);
      });
      const counting = statements.filter(({ config }) => /^select "id" from "projects"/.test(config.text));
      const plans = await Promise.all(counting.map(({ config, values }) => planOf(config.text, values)));
      expect(plans.map(indexesOf), JSON.stringify(plans)).toEqual(indexes.map((index) => [index]));
    },
  );

  test('a word that many available requests hold is counted by their words, and the newest are shown', async () => {
    const query = new URLSearchParams({ range: '[0,9]', filter: JSON.stringify({ q: 'fuite' }) });
    const replies: LightMyRequestResponse[] = [];
    const statements = await recordStatements(async () => {
      replies.push(await contractor.get(`/get-available-projects/${contractor.userId}?${query}`));
    });
    const expected = await rowsOf<{ id: string }>(
      app.db,
      sql`select id from projects where status = 'Available' and description like 'Fuite%' order by submitted_at desc, id desc limit 10`,
    );
    const [reply] = replies;
    expect(reply && expectEntity<{ id: string }[]>(reply).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(reply?.headers['content-range']).toMatch(/\/200$/);
    const counting = statements.filter(({ config }) => /^select "id" from "projects"/.test(config.text));
    const plans = await Promise.all(counting.map(({ config, values }) => planOf(config.text, values)));
    expect(plans.flatMap(indexesOf)).toContain('projects_available_words');
  });

  /** Ten rows of what an admin finds, from this one on. */
  const search = (path: string, q: string, sort: readonly [string, string], from: number) =>
    admin.get(
      `${path}?${new URLSearchParams({
        range: `[${from},${from + 9}]`,
        filter: JSON.stringify({ q }),
        sort: JSON.stringify(sort),
      })}`,
    );

  test.each([
    ['many', 'kadiatou', 1000],
    ['many, a part', 'adiatou', 1000],
    ['many, by two letters', 'ka', 1000],
    ['many, the oldest', 'sylla', 500],
    ['one', 'c4ca4238a0b923820dcc509a6f75849b', 1],
    ['none', 'xylophone', 0],
  ])('a search for requests that %s match gives them in any order, and says how many', async (_, q, most) => {
    const matching = sql`from projects where search_text like ${`%${q}%`}`;
    for (const [field, direction, order] of [
      ['submissionDate', 'DESC', sql`submitted_at desc, id desc`],
      ['submissionDate', 'ASC', sql`submitted_at, id`],
      ['desiredStartDate', 'DESC', sql`desired_start_date desc, submitted_at desc, id desc`],
    ] as const) {
      for (const from of [0, 195, 1010]) {
        const reply = await search(`/get-submitted-projects/${admin.userId}`, q, [field, direction], from);
        const expected = await rowsOf<{ id: string }>(
          app.db,
          sql`select id ${matching} order by ${order} limit 10 offset ${from}`,
        );
        expect(expectEntity<{ id: string }[]>(reply).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        const total = Math.min(most, countedUpTo(from + 10));
        expect(reply.headers['content-range'], `${field} ${direction} ${from}`).toMatch(new RegExp(`/${total}$`));
      }
    }
  });

  test.each([
    ['many', '+22460000', 200],
    ['many, the oldest,', '+22460002', 200],
    ['some of all ages', '123', 200],
    ['few', '+22460000001', 10],
    ['none', '+22469', 0],
  ])('a search for messages that %s match gives them in any order, and says how many', async (_, q, total) => {
    for (const [field, direction, order] of [
      ['createdAt', 'DESC', sql`created_at desc, id desc`],
      ['createdAt', 'ASC', sql`created_at, id`],
      ['recipient', 'DESC', sql`recipient desc, created_at desc, id desc`],
    ] as const) {
      for (const from of [0, 10]) {
        const reply = await search('/admin/messages', q, [field, direction], from);
        const expected = await rowsOf<{ id: string }>(
          app.db,
          sql`select id from messages where concat_ws(' ', recipient, body) like ${`%${q}%`} order by ${order} limit 10 offset ${from}`,
        );
        expect(reply.json<{ id: string }[]>().map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        expect(reply.headers['content-range']).toMatch(new RegExp(`/${total}$`));
      }
    }
  });

  test('the oldest at a stage are found among its state, not among all that were ever asked for', async () => {
    const query = new URLSearchParams({
      range: '[0,9]',
      filter: JSON.stringify({ openStage: 'taking' }),
      sort: JSON.stringify(['submissionDate', 'ASC']),
    });
    const statements = await recordStatements(async () => {
      expect((await admin.get(`/get-submitted-projects/${admin.userId}?${query}`)).statusCode).toBe(200);
    });
    const listing = statements.find(({ config }) => config.text.includes('"open_stage"'));
    const indexes = indexesOf(await planOf(listing?.config.text ?? '', listing?.values ?? []));
    expect(indexes).toContain('projects_queue');
    expect(indexes).not.toContain('projects_recent');
  });

  const accepted = (query: object) => ({ path: `/get-accepted-projects/${contractor.userId}?range=[0,9]`, query });
  const available = (query: object) => ({ path: `/get-available-projects/${contractor.userId}?range=[0,9]`, query });
  const staffList = (path: string, query: object = {}) => ({ path: `/admin/${path}?range=[0,9]`, query });
  const unused = { filter: { situation: 'unused' } };
  const lateOf = ({ userId: agentId }: SignedIn) => ({ filter: { agentId, isOnTime: 'no' } });
  const callsOf = ({ userId: agentId }: SignedIn) => ({ filter: { agentId } });
  const period = { submittedFrom: '2026-11-01', submittedTo: '2026-11-21' };
  const way = (filter: object) => ({
    path: `/get-submitted-projects/${admin.userId}?range=[0,9]`,
    query: { filter: { ...period, ...filter } },
  });

  test.each<[string, () => Pick<SignedIn, 'get'>, () => { path: string; query: object }]>([
    ['what was accepted, as it opens', () => contractor, () => accepted({})],
    ['what was accepted, in a stage', () => contractor, () => accepted({ filter: { stage: 'Quoted' } })],
    ['what is available, of our services and cities', () => contractor, () => available({ filter: { suits: true } })],
    ['what is available, of others', () => contractor, () => available({ filter: { suits: false } })],
    ['what leads brought', () => contractor, () => ({ path: '/leads/value', query: {} })],
    ['how many leads are in each stage', () => contractor, () => ({ path: '/leads/stages', query: {} })],
    ['reviews of an enterprise, for it', () => contractor, () => ({ path: '/reviews?range=[0,9]', query: {} })],
    ['leads', () => admin, () => staffList('leads')],
    ['leads in a stage', () => admin, () => staffList('leads', { filter: { stage: 'Unreachable' } })],
    ['leads of an enterprise', () => admin, () => staffList('leads', { filter: { enterpriseId } })],
    ['quotes', () => admin, () => staffList('quotes')],
    ['quotes in a state', () => admin, () => staffList('quotes', { filter: { status: 'Expired' } })],
    ['quotes of an enterprise', () => admin, () => staffList('quotes', { filter: { enterpriseId } })],
    ['reviews', () => admin, () => staffList('reviews')],
    ['reviews to be checked', () => admin, () => staffList('reviews', { filter: { status: 'Pending' } })],
    ['reviews of an enterprise', () => admin, () => staffList('reviews', { filter: { enterpriseId } })],
    ['quoted requests of a period', () => admin, () => way({ reached: 'quoted' })],
    ['rejected requests of a period', () => admin, () => way({ reached: 'rejected' })],
    ['enterprises that do not use their package', () => admin, () => staffList('enterprise-figures', unused)],
    ['what agents handled', () => admin, () => staffList('handled-steps')],
    ['what an agent handled late', () => admin, () => staffList('handled-steps', lateOf(agent))],
    ['promised calls', () => admin, () => staffList('promised-calls')],
    ['promised calls of an agent', () => admin, () => staffList('promised-calls', callsOf(agent))],
    ['the page of a request', () => app.visitor, () => ({ path: `/tracking/${token}`, query: {} })],
    ['its review', () => app.visitor, () => ({ path: `/tracking/${token}/review`, query: {} })],
  ])('%s: no whole table of leads, quotes, reviews, packages or files is read', async (_, who, request) => {
    const { path, query } = request();
    const parameters = Object.entries(query).map(
      ([key, value]) => `&${key}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    await expectNoWholeScans(async () => {
      const reply = await who().get(`${path}${parameters.join('')}`);
      expect(reply.statusCode, reply.body).toBe(200);
    });
  });

  test.each<[string, object]>([
    ['as it opens', {}],
    ['the latest submitted first', { sort: ['submissionDate', 'DESC'] }],
    ['by service', { sort: ['serviceName', 'ASC'] }],
    ['by city', { sort: ['cityName', 'DESC'] }],
    ['in a stage', { filter: { stage: 'Quoted' } }],
  ])('what was accepted, %s, is put in order without its requests', async (_, query) => {
    const { path } = accepted({});
    const parameters = Object.entries(query).map(([key, value]) => `&${key}=${JSON.stringify(value)}`);
    const statements = await recordStatements(async () => {
      expect((await contractor.get(`${path}${parameters.join('')}`)).statusCode).toBe(200);
    });
    const listing = statements.find(({ config }) => config.text.includes('with found'));
    const plan = await planOf(listing?.config.text ?? '', listing?.values ?? []);
    const found = nodesOf(plan).find((node) => node['Subplan Name'] === 'CTE found');
    expect(found && indexesOf(found), JSON.stringify(plan)).toContain('acceptances_listed');
    expect(found && nodesOf(found).map((node) => node['Relation Name'])).not.toContain('projects');
  });

  test('whose package needs a word: all enterprises are counted, the packages that ran before are not read', async () => {
    const statements = await recordStatements(async () => {
      expect((await admin.get('/admin/enterprise-figures/outlook')).statusCode).toBe(200);
    });
    const reads = statements.filter(({ config }) => isRead(config.text) && config.text.includes('"subscriptions"'));
    expect(reads.length).toBeGreaterThan(0);
    for (const { config, values } of reads)
      expect(await wholeScansOf(config.text, values), config.text).not.toContain('subscriptions');
  });

  test.each<[string, (ctx: Context) => Promise<unknown>]>([
    ['quotes whose validity is over', expireQuotes],
    ['requests whose next step is overdue', followDue],
    ['reminders', sendReminders],
  ])('the job that looks for %s reads no whole table', (_, job) => expectNoWholeScans(() => job(app.newContext())));

  async function expectNoWholeScans(act: () => Promise<unknown>): Promise<void> {
    const statements = await recordStatements(async () => {
      await act();
    });
    const reads = statements.filter(
      ({ config }) =>
        isRead(config.text) &&
        /"(acceptances|quotes|reviews|files|projects|handled_steps|follow_up_calls|subscriptions)"/.test(config.text),
    );
    expect(reads.length).toBeGreaterThan(0);
    for (const { config, values } of reads) expect(await wholeScansOf(config.text, values), config.text).toEqual([]);
  }

  async function planOf(text: string, values: unknown[]): Promise<PlanNode> {
    const { rows } = await app.database.query(`explain (format json) ${text}`, values);
    const plan = (rows as { 'QUERY PLAN': [{ Plan: PlanNode }] }[])[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error('There is no plan');
    return plan;
  }

  const wholeScansOf = async (text: string, values: unknown[]) => wholeScans(await planOf(text, values), undefined);

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

const isRead = (text: string): boolean => /^\s*(select|with)\b/i.test(text);

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Subplan Name'?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

const large = new Set([
  'projects',
  'messages',
  'enterprises',
  'acceptances',
  'quotes',
  'reviews',
  'files',
  'handled_steps',
  'follow_up_calls',
]);

/** The large tables that a plan reads from end to end: a scan right under a limit stops when it has enough. */
function wholeScans(node: PlanNode, parent: PlanNode | undefined): string[] {
  const isWhole = node['Node Type'].endsWith('Seq Scan') && parent?.['Node Type'] !== 'Limit';
  const table = node['Relation Name'] ?? '';
  return [
    ...(isWhole && large.has(table) ? [table] : []),
    ...(node.Plans ?? []).flatMap((child) => wholeScans(child, node)),
  ];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const indexesOf = (plan: PlanNode): string[] => nodesOf(plan).flatMap((node) => node['Index Name'] ?? []);

/** So few are sorted as fast as they are read in order. */
const FEW = 100;

/**
 * The tables of which a plan sorts more than a few rows, for want of an index in that order. An incremental sort
 * follows an index and sorts only what is alike in it.
 */
const sortedTables = (plan: PlanNode): string[] =>
  nodesOf(plan)
    .filter((node) => node['Node Type'] === 'Sort' && node['Plan Rows'] > FEW)
    .flatMap(nodesOf)
    .flatMap((node) => node['Relation Name'] ?? []);
