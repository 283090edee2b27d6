import Fastify from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { createJobs } from '../../src/server/jobs/jobs.ts';
import { queues } from '../../src/server/queues.ts';
import { createStorage } from '../../src/server/storage/createStorage.ts';
import { DEMO_PASSWORD } from '../support/builders.ts';
import { recordStatements } from './recordStatements.ts';
import { createWriteReplay, replayReads } from './replay.ts';
import { createScenarios, type Scenario } from './scenarios.ts';

/**
 * What the product is measured against: bare Fastify routes that send the same bytes after the same SQL through `pg`
 * alone. The SQL is recorded from the product itself, in this process, before it listens.
 */
const config = readConfig({ ...process.env, RATE_LIMIT_FACTOR: '1000000' });
const pool = new pg.Pool({ connectionString: config.DATABASE_URL, max: config.DATABASE_POOL });
const server = Fastify();

const log = pino({ level: 'silent' });
const database = await openDatabase(config);
const jobs = createJobs(database, log, queues);
await jobs.start();
const app = await buildApp({ config, database, jobs, storage: await createStorage(config), log });
const scenarios = await createScenarios(
  { databaseUrl: config.DATABASE_URL ?? '', secret: config.JWT_SECRET, share: 1 },
  signIn,
);

for (const [index, scenario] of scenarios.entries()) await offer(`/${index}`, scenario);
await app.close();
await jobs.stop();
await database.close();
await server.listen({ port: config.PORT, host: config.HOST });

async function offer(path: string, scenario: Scenario): Promise<void> {
  await ask(scenario);
  const one = await ask(scenario);
  if (scenario.budget === 0.7) {
    server.get(path, (_, reply) => reply.type('application/json; charset=utf-8').send(one.body));
  } else if (one.method === 'GET') {
    server.get(path, async (_, reply) => {
      await replayReads(pool, one.statements);
      return reply.type('application/json; charset=utf-8').send(one.body);
    });
  } else {
    const other = await ask(scenario);
    const replay = createWriteReplay(pool, one.statements, other.statements, one.target);
    server.post(path, async (_, reply) => {
      await replay(scenario.next().target);
      return reply.type('application/json; charset=utf-8').send(one.body);
    });
  }
}

async function ask(scenario: Scenario) {
  const { call, target } = scenario.next();
  let body = '';
  const statements = await recordStatements(async () => {
    const reply = await app.inject({
      method: call.method,
      url: call.path,
      headers: call.headers ?? {},
      ...(call.body ? { payload: call.body } : {}),
    });
    if (reply.statusCode !== 200) throw new Error(`${call.method} ${call.path}: ${reply.body}`);
    body = reply.body;
  });
  return { method: call.method, statements, body, target };
}

async function signIn(loginIdentifier: string) {
  const reply = await app.inject({
    method: 'POST',
    url: '/login',
    payload: { loginIdentifier, password: DEMO_PASSWORD },
  });
  const { entity, accessToken } = reply.json();
  return { id: entity.id, token: accessToken };
}
