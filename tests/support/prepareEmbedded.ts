import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fillTemplate } from './fillTemplate.ts';

export default async function prepareEmbedded(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'oasis-template-'));
  await fillTemplate({ DATA_DIR: folder, DATABASE_URL: undefined, DATABASE_POOL: 1 });
  project.provide('databaseTemplate', { kind: 'embedded', folder });
  project.vitest.provide('embeddedTemplate', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
