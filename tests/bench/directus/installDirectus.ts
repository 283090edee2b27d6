import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The newest whose packages can all be had. */
const VERSION = '12.4.0';
const INSTALLED_WITHIN_MS = 20 * 60_000;

export interface Directus {
  folder: string;
  /** The Node that its compiled packages were made for. */
  node: string;
}

/**
 * Installs Directus into the folder, unless it is there: 730 MB, four minutes.
 * @returns why not, where it cannot be had: a package is missing, or none of the machine's Nodes runs what was
 *   compiled.
 */
export function installDirectus(folder: string): Directus | string {
  const cli = join(folder, 'node_modules/directus/cli.js');
  if (!existsSync(cli)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const { status, stderr } = spawnSync('npm', ['install', `directus@${VERSION}`, '--no-audit', '--no-fund'], {
      cwd: folder,
      env: { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) },
      encoding: 'utf8',
      timeout: INSTALLED_WITHIN_MS,
    });
    if (status !== 0) return `npm could not install it: ${stderr.split('\n').find((line) => /error/.test(line)) ?? ''}`;
  }
  const node = nodes().find((program) => canLoad(program, folder));
  return node ? { folder, node } : 'its compiled packages run on no Node of this machine';
}

function nodes(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  return [process.execPath, ...onPath.filter((program) => existsSync(program))];
}

const canLoad = (program: string, folder: string): boolean =>
  spawnSync(program, ['-e', "require('isolated-vm')"], { cwd: folder }).status === 0;
