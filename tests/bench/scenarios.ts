import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { DEMO_PASSWORD } from '../support/builders.ts';
import { type Places, submissionOf } from '../support/submission.ts';
import { comparingToken, tokenOf } from './trackedRequest.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Scenario {
  name: string;
  reference: string;
  /** How much of the reference's requests a second the product must reach (design §9). */
  budget: number;
  /** The next request; `target`: the project that it accepts. */
  next: () => { call: Call; target: string };
}

interface Person {
  id: string;
  token: string;
}

export type SignIn = (identifier: string) => Promise<Person>;

export function signInAt(url: string): SignIn {
  return async (loginIdentifier) => {
    const reply = await fetch(`${url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ loginIdentifier, password: DEMO_PASSWORD }),
    });
    const { entity, accessToken } = (await reply.json()) as { entity: { id: string }; accessToken: string };
    return { id: entity.id, token: accessToken };
  };
}

interface Setting {
  databaseUrl: string;
  /** Under which the server makes the links to the client's pages. */
  secret: string;
  /** Each contestant takes its acceptances from its own share of the targets. */
  share: 0 | 1;
}

/** The endpoints that design §9 names, and the client's page of a request. */
export async function createScenarios({ databaseUrl, secret, share }: Setting, signIn: SignIn): Promise<Scenario[]> {
  const client = await signIn('client@oasis.test');
  const contractor = await signIn('entrepreneur@oasis.test');
  const { places, targets } = await readTargets(databaseUrl, share);
  const tokens = await readTokens(databaseUrl, secret, targets.at(-1) ?? '');
  const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
  const json = (person: Person) => ({
    ...bearer(person),
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  });
  const read =
    (path: string, headers: Record<string, string> = {}) =>
    () => ({ call: { method: 'GET', path, headers } as const, target: '' });
  const body = JSON.stringify(submissionOf(client.id, places));
  return [
    {
      name: 'GET /get-active-services',
      reference: 'bare Fastify, same bytes',
      budget: 0.7,
      next: read('/get-active-services'),
    },
    {
      name: 'GET /get-available-projects, 25 rows',
      reference: 'bare Fastify, same SQL',
      budget: 0.6,
      next: read(`/get-available-projects/${contractor.id}?range=[0,24]`, bearer(contractor)),
    },
    {
      name: 'GET /get-project-details',
      reference: 'bare Fastify, same SQL',
      budget: 0.6,
      next: read(`/get-project-details/${targets.at(-1)}`, bearer(contractor)),
    },
    {
      name: 'GET /tracking/{token}, of the same project',
      reference: 'bare Fastify, same SQL',
      budget: 0.6,
      next: read(`/tracking/${tokens.same}`),
    },
    {
      name: 'GET /tracking/{token}, three quotes to compare',
      reference: 'bare Fastify, same SQL',
      budget: 0.6,
      next: read(`/tracking/${tokens.comparing}`),
    },
    {
      name: 'GET /get-accepted-projects',
      reference: 'bare Fastify, same SQL',
      budget: 0.6,
      next: read(`/get-accepted-projects/${contractor.id}?range=[0,24]`, bearer(contractor)),
    },
    {
      name: 'POST /save-project-infos',
      reference: 'the same transaction through pg',
      budget: 0.5,
      next: () => ({ call: { method: 'POST', path: '/save-project-infos', headers: json(client), body }, target: '' }),
    },
    {
      name: 'PUT /accept-project/',
      reference: 'the same transaction through pg',
      budget: 0.5,
      next: () => {
        const target = targets.shift();
        if (!target) throw new Error('No project is left to accept');
        const acceptance = JSON.stringify({ id: target, entrepreneurId: contractor.id });
        return {
          call: { method: 'PUT', path: '/accept-project/', headers: json(contractor), body: acceptance },
          target,
        };
      },
    },
  ];
}

async function readTokens(databaseUrl: string, secret: string, projectId: string) {
  const config = readConfig({ DATABASE_URL: databaseUrl, JWT_SECRET: secret });
  const database = await openDatabase(config);
  try {
    const ctx = { db: database.orm, config };
    return { same: await tokenOf(ctx, projectId), comparing: await comparingToken(ctx) };
  } finally {
    await database.close();
  }
}

async function readTargets(databaseUrl: string, share: 0 | 1): Promise<{ places: Places; targets: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: targets } = await client.query<{ id: string }>(
    `select id from projects where description = 'À accepter' and abs(hashtext(id::text)) % 2 = $1::int order by id`,
    [share],
  );
  const { rows: places } = await client.query<Places>(
    `select city_id as "cityId", id as "districtId", '' as elsewhere, '' as "serviceId" from districts limit 1`,
  );
  await client.end();
  const [place] = places;
  if (!place) throw new Error('There is no district');
  return { places: place, targets: targets.map(({ id }) => id) };
}
