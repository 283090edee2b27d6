import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fillTemplate } from './fillTemplate.ts';

/** Opening a copy clears all of this first: by default 128 MB and room for 100 clients, for 15 MB of data. */
const SMALL = 'shared_buffers = 12MB\nwal_buffers = 64kB\nmax_connections = 5\n';

export default async function prepareEmbedded(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'oasis-template-'));
  await fillTemplate({ DATA_DIR: folder, DATABASE_URL: undefined, DATABASE_POOL: 1 });
  appendFileSync(join(folder, 'postgres/postgresql.conf'), SMALL);
  project.provide('databaseTemplate', { kind: 'embedded', folder });
  project.vitest.provide('embeddedTemplate', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
