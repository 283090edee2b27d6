import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rooms } from '../../checks/rooms.ts';
import { runCheck, temporaryTree } from './temporaryTree.ts';

const root = resolve(import.meta.dirname, '../../..');

/** What the faulty files below import. */
const targets = {
  'src/main.tsx': `import('./site/paths.ts');\nimport('./admin/providers/paths.ts');\nimport './shared/ids.ts';\n`,
  'src/site/paths.ts': `import { useState } from 'react';\nimport { x } from '../shared/ids.ts';\nimport './api.ts';\n`,
  'src/site/api.ts': `import type { Contracts } from '../shared/contracts.ts';\n`,
  'src/site/home/HomePage.tsx': `import '../paths.ts';\nimport '../layout/TopBar.tsx';\n`,
  'src/site/layout/TopBar.tsx': '',
  'src/admin/providers/paths.ts': `import { Admin } from 'react-admin';\nimport { x } from '../../shared/ids.ts';\n`,
  'src/admin/projects/List.tsx': `import '../providers/paths.ts';\n`,
  'src/admin/projects/columns.ts': '',
  'src/server/config.ts': `import { x } from '../shared/ids.ts';\n`,
  'src/server/app.ts': `import './projects/accept.ts';\nimport './config.ts';\n`,
  'src/server/db/client.ts': `import { join } from 'node:path';\nimport type { Config } from '../config.ts';\n`,
  'src/server/projects/accept.ts': `import { sql } from 'drizzle-orm';\nimport { x } from '../../shared/ids.ts';\nimport '../messages/send.ts';\n`,
  'src/server/messages/send.ts': `import { send } from '../../shared/messages/contract.ts';\n`,
  'src/shared/ids.ts': `import * as z from 'zod/mini';\nimport { y } from './projects/status.ts';\n`,
  'src/shared/projects/status.ts': '',
  'src/shared/contracts.ts': `import type * as messages from './messages/contract.ts';\n`,
  'src/shared/messages/contract.ts': `import { contract } from '../api/contract.ts';\nimport * as z from 'zod/mini';\n`,
  'src/shared/api/contract.ts': '',
  'tests/support/app.ts': '',
};

it('passes what goes the right way', () => {
  expect(runCheck('import directions', temporaryTree(targets))).toEqual({ code: 0, output: '' });
});

it.each(Object.entries(rooms))('names every room of %s', (layer, list) => {
  expect(list.flat().toSorted()).toEqual(readdirSync(join(root, 'src', layer)).toSorted());
});

const site = 'the site imports from shared only';
const admin = 'the back-office imports from shared only';
const server = 'the server imports from shared only';
const shared = 'shared imports nothing of the others';
const entry = 'the browser entry starts';

/** Each imports what imports it. */
const back = {
  'src/server/messages/sent.ts': `import type { Send } from './send.ts';\n`,
  'src/site/layout/WideBar.tsx': `import './TopBar.tsx';\n`,
  'src/admin/projects/rows.ts': `import type { Column } from './columns.ts';\n`,
  'src/shared/projects/words.ts': `import { x } from './status.ts';\n`,
};

const faults: [place: string, code: string, message: string][] = [
  ['src/site/a.ts', `import { x } from '../server/config.ts';`, site],
  ['src/site/a.ts', `import type { X } from '../server/config.ts';`, site],
  ['src/site/a/b/c/d.ts', `import { x } from '../../../../server/projects/accept.ts';`, site],
  ['src/site/a/b.ts', `import { x } from '../../site/../server/config.ts';`, site],
  ['src/site/a.ts', `const x = await import('../server/config.ts');`, site],
  ['src/site/a.ts', `export { x } from '../server/config.ts';`, site],
  ['src/site/a.ts', `export * from '../server/config.ts';`, site],
  ['src/site/a.ts', `import '../server/config.ts';`, site],
  ['src/site/a.ts', `import {\n  x,\n  y,\n} from '../server/config.ts';`, site],
  ['src/site/a.ts', `import x from '/src/server/config.ts';`, site],
  ['src/site/a.ts', `type X = import('../server/config.ts').Config;`, site],
  ['src/site/a.ts', `import { x } from '../../tests/support/app.ts';`, site],
  ['src/site/home/a.tsx', `import { List } from '../../admin/projects/List.tsx';`, site],
  ['src/site/home/a.tsx', `import { Button } from '@mui/material';`, site],
  ['src/site/home/a.tsx', `import Button from '@mui/material/Button';`, site],
  ['src/site/home/a.tsx', `const { Admin } = await import('react-admin');`, site],
  ['src/site/home/a.tsx', `import french from 'ra-language-french';`, site],
  ['src/site/a.ts', `import { readFileSync } from 'node:fs';`, site],
  ['src/admin/a.tsx', `import { paths } from '../site/paths.ts';`, admin],
  ['src/admin/a/b.tsx', `const paths = await import('../../site/paths.ts');`, admin],
  ['src/admin/a.tsx', `import { Db } from '../server/db/client.ts';`, admin],
  ['src/admin/a.tsx', `import pg from 'pg';`, admin],
  ['src/server/http/b.ts', `import { paths } from '../../site/paths.ts';`, server],
  ['src/server/commands/a.ts', `const page = await import('../../site/home/HomePage.tsx');`, server],
  ['src/server/commands/a.ts', `import { columns } from '../../admin/projects/columns.ts';`, server],
  ['src/server/commands/a.ts', `import { createElement } from 'react';`, server],
  ['src/shared/a/b.ts', `import { x } from '../../server/config.ts';`, shared],
  ['src/shared/a.ts', `import { x } from '../site/paths.ts';`, shared],
  ['src/shared/a.ts', `import { x } from '../admin/paths.ts';`, shared],
  ['src/shared/a.ts', `import { x } from '../main.tsx';`, shared],
  ['src/shared/a.ts', `import { useState } from 'react';`, shared],
  ['src/shared/a.ts', `import { createRoot } from 'react-dom/client';`, shared],
  ['src/shared/a.ts', `import { join } from 'node:path';`, shared],
  ['src/shared/a.ts', `import { join } from 'path';`, shared],
  ['src/shared/a.ts', `import { sql } from 'drizzle-orm';`, shared],
  ['src/shared/a.ts', `import { pgTable } from 'drizzle-orm/pg-core';`, shared],
  ['src/shared/a.ts', `import type { FastifyInstance } from 'fastify';`, shared],
  ['src/main.tsx', `import('./server/app.ts');`, entry],
  ['src/server/messages/a.ts', `import { accept } from '../projects/accept.ts';`, 'the room messages stands below'],
  [
    'src/server/messages/a.ts',
    `import type { Accept } from '../projects/accept.ts';`,
    'the room messages stands below',
  ],
  ['src/server/db/a.ts', `const { send } = await import('../messages/send.ts');`, 'the room db stands below'],
  ['src/server/projects/a.ts', `import { buildApp } from '../app.ts';`, 'the room projects stands below'],
  ['src/server/config.ts', `import type { Db } from './db/client.ts';`, 'the room config.ts stands below'],
  ['src/server/cellar/a.ts', `import { x } from '../../shared/ids.ts';`, 'has no place in tests/checks/rooms.ts'],
  ['src/server/messages/send.ts', `import type { Sent } from './sent.ts';`, 'a circle of imports'],
  ['src/site/layout/a.ts', `import { HomePage } from '../home/HomePage.tsx';`, 'the room layout stands below'],
  ['src/site/layout/b.ts', `const page = await import('../home/HomePage.tsx');`, 'the room layout stands below'],
  ['src/site/paths.ts', `import type { Bar } from './layout/TopBar.tsx';`, 'the room texts.ts stands below'],
  ['src/site/cellar/a.ts', `import { x } from '../../shared/ids.ts';`, 'has no place in tests/checks/rooms.ts'],
  ['src/site/helpers.ts', `import { x } from '../shared/ids.ts';`, 'has no place in tests/checks/rooms.ts'],
  ['src/site/layout/TopBar.tsx', `import { WideBar } from './WideBar.tsx';`, 'a circle of imports'],
  ['src/admin/providers/a.ts', `import { List } from '../projects/List.tsx';`, 'the room providers stands below'],
  ['src/admin/lists/a.ts', `import type { Column } from '../projects/columns.ts';`, 'the room lists stands below'],
  ['src/admin/cellar/a.ts', `import { x } from '../../shared/ids.ts';`, 'has no place in tests/checks/rooms.ts'],
  ['src/admin/projects/columns.ts', `import { row } from './rows.ts';`, 'a circle of imports'],
  ['src/shared/projects/status.ts', `import { word } from './words.ts';`, 'a circle of imports'],
  ['src/site/home/b.ts', `import { send } from '../../shared/messages/contract.ts';`, 'only src/shared/contracts.ts'],
  [
    'src/admin/lists/b.ts',
    `import type { Send } from '../../shared/messages/contract.ts';`,
    'only src/shared/contracts.ts',
  ],
  ['src/shared/messages/a.ts', `import { send } from './contract.ts';`, 'only src/shared/contracts.ts'],
  ['src/mount.tsx', `import('./shared/messages/contract.ts');`, 'only src/shared/contracts.ts'],
  ['src/shared/contracts.ts', `export * as messages from './messages/contract.ts';`, 'imports types only'],
  ['src/other/a.ts', `import { x } from '../shared/ids.ts';`, 'has no rule in tests/checks/importDirections.ts'],
];

/** Each fault in a file of its own, so that one run of the check finds them all. */
const faulty = faults.map(([place, code, message], index) => {
  const isTarget = place in targets;
  const file = isTarget ? place : place.replace(/(\w+)(\.tsx?)$/, `$1${index}$2`);
  return { file, code, message };
});

describe('finds', () => {
  const tree = temporaryTree({
    ...targets,
    ...back,
    ...Object.fromEntries(faulty.map(({ file, code }) => [file, `${code}\n`])),
  });
  const result = runCheck('import directions', tree);

  it('that something is wrong', () => expect(result.code).not.toBe(0));

  it.each(faulty)('$code in $file', ({ file, message }) => {
    const said = result.output.split('\n').filter((line) => line.startsWith(`${file}:`));
    expect(said.join('\n')).toContain(message);
  });
});

it.each([
  ['an import by a template', 'export const read = (name: string) => import(`../server/$' + '{name}.ts`);'],
  ['a glob', `export const all = import.meta.glob('../server/*.ts');`],
])('%s, which names no file, is a fault of lint', (_, code) => {
  const result = runCheck('lint and format', temporaryTree({ 'src/site/a.ts': `${code}\n` }));
  expect(result.code).not.toBe(0);
  expect(result.output).toContain('Name the module by a plain path');
});
