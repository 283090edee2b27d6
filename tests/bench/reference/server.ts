import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import { acceptance } from './acceptance.ts';
import { choice } from './choice.ts';
import { noteViews } from './contactViews.ts';
import { deskLists } from './deskLists.ts';
import { followUps } from './followUps.ts';
import { JSON_TYPE, type Parts } from './parts.ts';
import { projectDetails } from './projectDetails.ts';
import { projectLists } from './projectLists.ts';
import { readSite } from './site.ts';
import { submission } from './submission.ts';
import { tracking } from './tracking.ts';

/**
 * What the product is measured against: the same replies and rows from bare Fastify and `pg`, with statements written
 * by hand for this schema, one or two to a request. What decides the reply is decided here too: who calls, whether the
 * session runs, what the package allows.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL),
  // As long as the product's: between two turns what was written is sent.
  idleTimeoutMillis: 300_000,
  // Every statement is a prepared one, whose plan fits any of its values.
  options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0',
});
const parts: Parts = { pool, site: await readSite(pool), noteView: noteViews(pool) };

const server = Fastify();
projectLists(server, parts);
projectDetails(server, parts);
deskLists(server, parts);
followUps(server, parts);
tracking(server, parts);
submission(server, parts);
acceptance(server, parts);
choice(server, parts);

const services = readFileSync(process.env.PUBLIC_LIST ?? '', 'utf8');
server.get('/get-active-services', (_, reply) => reply.type(JSON_TYPE).send(services));
server.get('/readyz', async () => (await pool.query('select 1 as ready')).rows[0]);

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
