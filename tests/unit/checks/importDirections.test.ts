import { expect, it } from 'vitest';
import { runCheck, temporaryTree } from './temporaryTree.ts';

it('passes what goes the right way', () => {
  const folder = temporaryTree({
    'src/main.tsx': `import('./site/start.tsx');\nimport('./admin/start.tsx');\nimport './shared/ids.ts';\n`,
    'src/site/start.tsx': `import { useState } from 'react';\nimport { x } from '../shared/ids.ts';\nimport './ui/Button.tsx';\n`,
    'src/admin/start.tsx': `import { Admin } from 'react-admin';\nimport { x } from '../shared/ids.ts';\n`,
    'src/server/projects/accept.ts': `import { sql } from 'drizzle-orm';\nimport { join } from 'node:path';\nimport { x } from '../../shared/ids.ts';\n`,
    'src/shared/ids.ts': `import * as z from 'zod/mini';\nimport { y } from './projects/status.ts';\n`,
  });
  expect(runCheck('import directions', folder)).toEqual({ code: 0, output: '' });
});

const site = 'the site imports from shared only';
const admin = 'the back-office imports from shared only';
const server = 'the server imports from shared only';
const shared = 'shared imports nothing of the others';
const entry = 'the browser entry starts';

it.each([
  ['src/site/a.ts', `import { x } from '../server/config.ts';`, site],
  ['src/site/a.ts', `import type { X } from '../server/config.ts';`, site],
  ['src/site/a/b/c/d.ts', `import { x } from '../../../../server/projects/accept.ts';`, site],
  ['src/site/a/b.ts', `import { x } from '../../site/../server/config.ts';`, site],
  ['src/site/a.ts', `const x = await import('../server/config.ts');`, site],
  ['src/site/a.ts', 'const x = await import(`../server/$' + '{name}.ts`);', site],
  ['src/site/a.ts', `const x = import.meta.glob('../server/*.ts');`, site],
  ['src/site/a.ts', `export { x } from '../server/config.ts';`, site],
  ['src/site/a.ts', `export * from '../server/config.ts';`, site],
  ['src/site/a.ts', `import '../server/config.ts';`, site],
  ['src/site/a.ts', `import {\n  x,\n  y,\n} from '../server/config.ts';`, site],
  ['src/site/a.ts', `import x from '/src/server/config.ts';`, site],
  ['src/site/a.ts', `type X = import('../server/config.ts').Config;`, site],
  ['src/site/a.ts', `import { x } from '../../tests/support/app.ts';`, site],
  ['src/site/a.tsx', `import { List } from '../admin/projects/List.tsx';`, site],
  ['src/site/a.tsx', `import { Button } from '@mui/material';`, site],
  ['src/site/a.tsx', `import Button from '@mui/material/Button';`, site],
  ['src/site/a.tsx', `const { Admin } = await import('react-admin');`, site],
  ['src/site/a.tsx', `import french from 'ra-language-french';`, site],
  ['src/site/a.ts', `import { readFileSync } from 'node:fs';`, site],
  ['src/admin/a.tsx', `import { paths } from '../site/paths.ts';`, admin],
  ['src/admin/a/b.tsx', `const paths = await import('../../site/paths.ts');`, admin],
  ['src/admin/a.tsx', `import { Db } from '../server/db/client.ts';`, admin],
  ['src/admin/a.tsx', `import pg from 'pg';`, admin],
  ['src/server/a/b.ts', `import { paths } from '../../site/paths.ts';`, server],
  ['src/server/a.ts', `const page = await import('../site/pages/Home.tsx');`, server],
  ['src/server/a.ts', `import { columns } from '../admin/projects/columns.ts';`, server],
  ['src/server/a.ts', `import { createElement } from 'react';`, server],
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
  ['src/other/a.ts', `import { x } from '../shared/ids.ts';`, 'src/other has no rule'],
])('%s may not say %s', (file, code, message) => {
  const result = runCheck('import directions', temporaryTree({ [file]: `${code}\n` }));
  expect(result.code).not.toBe(0);
  expect(result.output).toContain(`${file}:`);
  expect(result.output).toContain(message);
});
