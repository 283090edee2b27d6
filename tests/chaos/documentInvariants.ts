import { createHash } from 'node:crypto';
import { type Evidence, type Invariant, rowsOf } from './evidence.ts';

interface FileRow {
  id: string;
  project_id: string;
  sha256: string;
  storage_key: string;
}

const filesOf = (evidence: Pick<Evidence, 'database'>) =>
  rowsOf<FileRow>(evidence, 'select id, project_id, sha256, storage_key from files');

const sumOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** What lies in the store and no row names: the sender was told of none of it. */
export async function unnamedDocuments(evidence: Pick<Evidence, 'database' | 'documents'>): Promise<string[]> {
  const named = new Set((await filesOf(evidence)).map(({ storage_key }) => storage_key));
  return (await evidence.documents.keys()).filter((key) => !named.has(key));
}

/** What clients sent, the rows, and what lies in the store itself. */
export const documentInvariants: Invariant[] = [
  {
    name: 'each document that was taken is stored once, byte for byte',
    examine: async (evidence) => {
      const rows = await filesOf(evidence);
      const { uploads } = evidence.journal;
      const violations: string[] = [];
      for (const { id, storage_key, sha256 } of rows) {
        const found = await evidence.documents.read(storage_key).then(sumOf, (error: Error) => error.message);
        if (found !== sha256) violations.push(`${id}: its row says ${sha256}, in the store is ${found}`);
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
  {
    name: 'each document was given back as it was sent',
    examine: async ({ journal }) => ({
      examined: journal.uploads.length,
      violations: journal.uploads
        .filter(({ sha256, givenBack }) => givenBack !== sha256)
        .map(({ fileId, sha256, givenBack }) => `${fileId} was sent as ${sha256} and given back as ${givenBack}`),
    }),
  },
  {
    name: 'nothing is in the store after the nightly cleaning that no row names',
    examine: async (evidence) => ({
      examined: (await evidence.documents.keys()).length,
      violations: await unnamedDocuments(evidence),
    }),
  },
];
