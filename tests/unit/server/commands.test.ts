import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '../../support/runCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'oasis-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['backup', [join(folder, 'backup')]],
  ['rebuildStatistics', []],
  ['removeDemo', ['--yes']],
  ['resetFactor', ['--email', 'chef@exemple.gn']],
] as const)(
  '%s says that there is no database where the settings lead, and makes none',
  async (name, args) => {
    const said = await runCommand(name, [...args], { DATA_DIR: folder, JWT_SECRET: 'x'.repeat(32) });
    expect(said).toEqual({ code: 1, output: `There is no database in ${folder}. Set DATA_DIR or DATABASE_URL.\n` });
    expect(readdirSync(folder)).toEqual([]);
  },
  60_000,
);
