import type { TestProject } from 'vitest/node';
import { fillTemplate } from './fillTemplate.ts';
import { findPostgres, onServer, withDatabase } from './postgres.ts';
import { startPrivatePostgres } from './privatePostgres.ts';

/**
 * A server whose data is lost with it. In the folder of the tests, mostly memory: on a disk, creating the 900 files of
 * a database just after others were deleted took half of all that the server did (docs/decisions/0125).
 */
const KEEPS_NOTHING = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };

export default async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const own = process.env.TEST_DATABASE_URL ? undefined : await startPrivatePostgres(KEEPS_NOTHING);
  const server = own?.urlOf('postgres') ?? (await findPostgres());
  if (!server) throw new Error('No PostgreSQL answers');
  const template = `oasis_test_template_${process.pid}`;
  await onServer(server, `drop database if exists ${template}`);
  await onServer(server, `create database ${template}`);
  await fillTemplate({ DATA_DIR: '', DATABASE_URL: withDatabase(server, template), DATABASE_POOL: 2 });
  project.provide('databaseTemplate', { kind: 'postgres', server, template });
  return own ? own.remove : () => onServer(server, `drop database if exists ${template} with (force)`);
}
