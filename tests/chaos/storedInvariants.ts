import { createHash } from 'node:crypto';
import { createDiskStorage } from '../../src/server/files/diskStorage.ts';
import { figuresOf } from '../support/statistics/directCounts.ts';
import { type Invariant, inRows, rowsOf } from './evidence.ts';

interface FileRow {
  id: string;
  project_id: string;
  sha256: string;
  storage_key: string;
}

async function checksumOf(dataDir: string, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await createDiskStorage(dataDir).get(key)) hash.update(chunk);
  return hash.digest('hex');
}

/** Documents, jobs, keys and figures. */
export const storedInvariants: Invariant[] = [
  {
    name: 'each document that was taken is stored once, byte for byte',
    examine: async (evidence) => {
      const rows = await rowsOf<FileRow>(evidence, 'select id, project_id, sha256, storage_key from files');
      const { uploads } = evidence.journal;
      const violations: string[] = [];
      for (const { id, storage_key, sha256 } of rows) {
        const found = await checksumOf(evidence.dataDir, storage_key).catch((error: Error) => error.message);
        if (found !== sha256) violations.push(`${id}: its row says ${sha256}, on the disk is ${found}`);
      }
      for (const { projectId, sha256, fileId } of uploads) {
        const stored = rows.filter((row) => row.sha256 === sha256);
        if (stored.length !== 1 || stored[0]?.id !== fileId || stored[0]?.project_id !== projectId)
          violations.push(`${fileId} of ${projectId} is stored ${stored.length} times`);
      }
      if (rows.length !== uploads.length) violations.push(`${rows.length} are stored, ${uploads.length} were sent`);
      return { examined: rows.length, violations };
    },
  },
  inRows(
    'no key of a request is left half done',
    'idempotency_keys',
    `select caller || ' ' || key as line from idempotency_keys where status = 0 or reply is null`,
  ),
  inRows(
    'every job came to its end',
    `pgboss.job where name not like '\\_\\_pgboss\\_\\_%'`,
    // Jobs of the clock come again by themselves: one may fail while a provider is silent.
    `select job.name || ' ' || job.state || ' ' || coalesce(job.output::text, '') as line from pgboss.job
     left join pgboss.schedule on schedule.name = job.name
     where job.name not like '\\_\\_pgboss\\_\\_%'
       and (job.state < 'completed' or (job.state = 'failed' and schedule.name is null))`,
  ),
  {
    name: 'the figures by day are what counting all rows gives',
    examine: async ({ database }) => {
      const { kept, counted } = await figuresOf(database);
      const tables = Object.keys(counted);
      return {
        examined: Object.values(counted).flat().length,
        violations: tables.filter((table) => String(kept[table]) !== String(counted[table])),
      };
    },
  },
];
