import pg from 'pg';
import { choice } from './choiceScenario.ts';
import { openSessions, type Person } from './people.ts';
import { tracking } from './trackingScenario.ts';
import { acceptance, submission } from './writeScenarios.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** The id of the project, where what writes does not reply it. */
  about?: string;
}

/** How much of the reference's requests a second the product must reach. */
const bounds = { list: 0.5, details: 0.6, write: 0.5, publicList: 0.7 } as const;

export interface Scenario {
  name: string;
  kind: keyof typeof bounds;
  /** What is compared before anything is measured, for several people or ids. */
  samples: readonly Call[];
  /** What is asked for, in turn. */
  calls: readonly Call[];
  /** What writes: each call once, and never one for both. */
  writes?: Writes;
}

export interface Writes {
  /** The next call of the product, of the reference. */
  next: readonly [() => Call, () => Call];
}

export const boundOf = ({ kind }: Scenario): number => bounds[kind];

/** A list must not make one request in a hundred wait longer than so many times what most wait. */
export const MOST_P99 = 3;

const CONTRACTORS = `
  select u.id from users u
  join enterprises e on e.id = u.enterprise_id
  where e.status in ('Active', 'Verified', 'Expired')
  order by u.email is distinct from 'entrepreneur@oasis.test', (select count(*) from acceptances a where a.enterprise_id = e.id) desc limit 4`;
const AGENTS = `
  select u.id from users u where u.role = 'CustomerService'
  order by u.email is distinct from 'service@oasis.test', u.id limit 3`;
const ADMINS = `select id from users where role = 'Admin' order by id limit 1`;

/** Every scenario over a database that `openBenchDatabase` filled; `secret` signs the sessions it opens. */
export async function createScenarios(databaseUrl: string, secret: string): Promise<Scenario[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  try {
    const contractors = await openSessions(pool, secret, CONTRACTORS);
    const agents = await openSessions(pool, secret, AGENTS);
    const admins = await openSessions(pool, secret, ADMINS);
    return [
      publicList,
      ...contractorLists(contractors),
      ...deskLists(agents, admins),
      ...(await details(pool, contractors, agents, admins)),
      await tracking(pool, secret),
      await submission(pool, secret),
      await acceptance(pool, secret),
      await choice(pool, secret),
    ];
  } finally {
    await pool.end();
  }
}

const publicList: Scenario = {
  name: 'GET /get-active-services',
  kind: 'publicList',
  samples: [{ method: 'GET', path: '/get-active-services' }],
  calls: [{ method: 'GET', path: '/get-active-services' }],
};

/** The page of a list as its screen opens it. */
const page = (path: string, query: { sort?: readonly [string, string]; filter?: object } = {}): string => {
  const parameters = new URLSearchParams({ range: '[0,24]' });
  for (const [name, value] of Object.entries(query)) parameters.set(name, JSON.stringify(value));
  return `${path}?${parameters}`;
};

const get = (path: string, { headers }: Person): Call => ({ method: 'GET', path, headers });

const list = (name: string, samples: readonly Call[]): Scenario => ({
  name,
  kind: 'list',
  samples,
  calls: samples.slice(0, 1),
});

function contractorLists(contractors: readonly Person[]): Scenario[] {
  const newest = { sort: ['submissionDate', 'DESC'] } as const;
  const available = (query: object) =>
    contractors.map((person) => get(page(`/get-available-projects/${person.id}`, query), person));
  return [
    list('GET /get-available-projects, suiting', available({ ...newest, filter: { suits: true } })),
    list('GET /get-available-projects, all', available(newest)),
    list(
      'GET /get-accepted-projects',
      contractors.map((person) => get(page(`/get-accepted-projects/${person.id}`), person)),
    ),
  ];
}

/** What an admin opens, and by what it is ordered, the newest first. */
const staffLists = [
  ['/admin/projects', 'submissionDate'],
  ['/admin/enterprises', 'creationDate'],
  ['/admin/messages', 'createdAt'],
  ['/admin/leads', 'acceptedAt'],
  ['/admin/quotes', 'createdAt'],
] as const;

function deskLists(agents: readonly Person[], admins: readonly Person[]): Scenario[] {
  const toDo = { sort: ['submissionDate', 'ASC'], filter: { status: ['Submitted', 'Assigned'] } } as const;
  const overdue = { sort: ['dueAt', 'ASC'], filter: { due: 'overdue' } } as const;
  return [
    list(
      'GET /get-submitted-projects',
      agents.map((agent) => get(page(`/get-submitted-projects/${agent.id}`, toDo), agent)),
    ),
    list(
      'GET /admin/follow-ups',
      agents.map((agent) => get(page('/admin/follow-ups', overdue), agent)),
    ),
    ...staffLists.map(([path, sort]) =>
      list(
        `GET ${path}`,
        admins.map((admin) => get(page(path, { sort: [sort, 'DESC'] }), admin)),
      ),
    ),
  ];
}

/** A tenth of a second's share of the projects: not one row that is always in the processor's cache. */
const MANY = 200;

async function details(
  pool: pg.Pool,
  contractors: readonly Person[],
  agents: readonly Person[],
  admins: readonly Person[],
): Promise<Scenario[]> {
  const read = async (text: string, values: unknown[] = []) => (await pool.query<{ id: string }>(text, values)).rows;
  const published = await read(`
    select id from projects where status = 'Available' and description <> 'À accepter' order by submitted_at desc limit ${MANY}`);
  const [contractor] = contractors;
  const [agent] = agents;
  const [admin] = admins;
  if (!contractor || !agent || !admin) throw new Error('There is nobody who asks');
  const accepted = await read(
    `select project_id as id from acceptances a join users u using (enterprise_id) where u.id = $1 order by accepted_at desc limit 8`,
    [contractor.id],
  );
  const taken = await read(`select id from projects where agent_id = $1 order by submitted_at desc limit 8`, [
    agent.id,
  ]);
  const closed = await read(
    `select id from projects where status in ('Cancelled', 'Done', 'Rejected') order by id limit 12`,
  );
  const of = (rows: readonly { id: string }[], person: Person) =>
    rows.map(({ id }) => get(`/get-project-details/${id}`, person));
  return [
    {
      name: 'GET /get-project-details, contractor',
      kind: 'details',
      samples: [...of(published.slice(0, 8), contractor), ...of(accepted, contractor)],
      calls: of(published, contractor),
    },
    {
      name: 'GET /get-project-details, staff',
      kind: 'details',
      samples: [...of(taken, agent), ...of(closed, admin), ...of(published.slice(0, 8), admin)],
      calls: of(published, admin),
    },
  ];
}
