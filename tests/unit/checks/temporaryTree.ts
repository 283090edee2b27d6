import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach } from 'vitest';
import { checks } from '../../checks/checks.ts';

const root = resolve(import.meta.dirname, '../../..');
const settings = [
  'package.json',
  'tsconfig.json',
  'biome.json',
  'tests/checks/plainModuleNames.grit',
  'knip.json',
  '.gitignore',
];

const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A small tree outside the real one, under the real settings. Removed after the test. */
export function temporaryTree(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'oasis-check-'));
  made.push(folder);
  for (const name of settings) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    copyFileSync(join(root, name), join(folder, name));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

type CheckName = (typeof checks)[number]['name'];

/** Runs one check of `npm run check` in that folder, with more options where it needs some. */
export function runCheck(name: CheckName, folder: string, ...more: string[]): { code: number | null; output: string } {
  const check = checks.find((one) => one.name === name);
  if (!check) throw new Error(`There is no check named ${name}`);
  const [program, ...options] = check.command;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, program), ...options, ...more], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
  });
  return { code: status, output: stdout + stderr };
}
