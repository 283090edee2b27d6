import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface NextRelease {
  /** Where its processes run. */
  folder: string;
  remove: () => Promise<void>;
}

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/**
 * This release with further migrations, in a folder of its own: what is installed beside the running one at an upgrade.
 */
export async function makeNextRelease(migrations: readonly string[]): Promise<NextRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'oasis-release-'));
  await cp('src', join(folder, 'src'), { recursive: true });
  await cp('package.json', join(folder, 'package.json'));
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const place = join(folder, 'src/server/db/migrations');
  const journalFile = join(place, 'meta/_journal.json');
  const journal: Journal = JSON.parse(await readFile(journalFile, 'utf8'));
  for (const [index, migration] of migrations.entries()) {
    const last = journal.entries.at(-1);
    if (!last) throw new Error('There are no migrations');
    const tag = `${String(last.idx + 1).padStart(4, '0')}_next_${index}`;
    await writeFile(join(place, `${tag}.sql`), migration);
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  }
  await writeFile(journalFile, JSON.stringify(journal));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
