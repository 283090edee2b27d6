import Fastify from 'fastify';
import pg from 'pg';

/** The least that answers from a database: what the product's start and memory are measured against. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL) });
const server = Fastify();
server.get('/readyz', async () => (await pool.query('select 1 as ready')).rows[0]);
server.get('/rows', async () => (await pool.query('select * from projects order by submitted_at desc limit 25')).rows);
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
