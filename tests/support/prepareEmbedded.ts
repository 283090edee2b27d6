import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fillTemplate } from './fillTemplate.ts';

export default async function prepareEmbedded(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'oasis-template-'));
  await fillTemplate({ DATA_DIR: folder, DATABASE_URL: undefined, DATABASE_POOL: 1 });
  // A copy is opened for each file, and each clears all of its buffers first: 128 MB for 15 MB of data.
  appendFileSync(join(folder, 'postgres/postgresql.conf'), 'shared_buffers = 32MB\n');
  project.provide('databaseTemplate', { kind: 'embedded', folder });
  project.vitest.provide('embeddedTemplate', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
