import pg from 'pg';
import type { Tracing } from '../tracing/tracing.ts';
import type { Database } from './client.ts';
import { followPool } from './followStatements.ts';
import { namingClient } from './namingClient.ts';
import { createStatementNames } from './statementNames.ts';

/**
 * Connections that keep the plans of statements that come often (docs/decisions/0092). Statements of one connection
 * that need not wait for each other go out at once (0121). Connects at the first query.
 */
export function createPool(config: pg.PoolConfig, tracing: Tracing | undefined, Pool = pg.Pool): pg.Pool {
  const pool = new Pool({ ...config, pipeline: true, Client: namingClient(createStatementNames()) });
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process. So
  // would one that dies in a transaction between two statements: the pool listens only to those that are idle. The next
  // statement on it fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (tracing) followPool(pool, tracing.statement);
  return pool;
}

/** Plain SQL; several statements in one text where it has no values. */
export const askOf =
  (pool: pg.Pool): Database['query'] =>
  (text, values) =>
    values ? pool.query({ text }, values) : pool.query(text);
