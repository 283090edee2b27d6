import type { TestProject } from 'vitest/node';
import { fillTemplate } from './fillTemplate.ts';
import { findPostgres, onServer, withDatabase } from './postgres.ts';

export default async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await findPostgres();
  if (!server) throw new Error('No PostgreSQL answers');
  const template = `oasis_test_template_${process.pid}`;
  await onServer(server, `drop database if exists ${template}`);
  await onServer(server, `create database ${template}`);
  await fillTemplate({ DATA_DIR: '', DATABASE_URL: withDatabase(server, template), DATABASE_POOL: 2 });
  project.provide('databaseTemplate', { kind: 'postgres', server, template });
  return () => onServer(server, `drop database if exists ${template} with (force)`);
}
