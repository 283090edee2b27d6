import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';

/**
 * Imports go one way: site → shared, admin → shared, server → shared; site, admin and server never meet
 * (design §5). Looks at the folder it is run in.
 */
interface Rule {
  /** The folders of src whose files this folder may use. */
  folders: readonly string[];
  /** The packages it may not use. */
  refused: (specifier: string) => boolean;
  says: string;
}

const of = (...packages: string[]) => {
  const names = packages.map((name) => new RegExp(`^${name.replace('*', '[^/]*')}(/|$)`));
  return (specifier: string) => names.some((name) => name.test(specifier));
};
const isNode = (specifier: string) => isBuiltin(specifier) || specifier.startsWith('node:');
const isBackOffice = of('@mui/*', '@emotion/*', 'react-admin', 'ra-*', 'recharts');
const isReact = of('react', 'react-*', '@hookform/*');
const isServerPackage = of(
  'drizzle-*',
  'fastify',
  'fastify-*',
  '@fastify/*',
  'pg',
  'pg-*',
  '@electric-sql/*',
  '@node-rs/*',
  '@aws-sdk/*',
);

const rules: Record<string, Rule> = {
  shared: {
    folders: ['shared'],
    refused: (specifier) =>
      isNode(specifier) || isReact(specifier) || isServerPackage(specifier) || isBackOffice(specifier),
    says: 'shared imports nothing of the others, neither React, nor Node, nor the database',
  },
  site: {
    folders: ['site', 'shared'],
    refused: (specifier) => isNode(specifier) || isServerPackage(specifier) || isBackOffice(specifier),
    says: 'the site imports from shared only, and never MUI, react-admin or what belongs to the server',
  },
  admin: {
    folders: ['admin', 'shared'],
    refused: (specifier) => isNode(specifier) || isServerPackage(specifier),
    says: 'the back-office imports from shared only, and nothing that belongs to the server',
  },
  server: {
    folders: ['server', 'shared'],
    refused: (specifier) => isReact(specifier) || isBackOffice(specifier),
    says: 'the server imports from shared only, and nothing that belongs to the browser',
  },
};

/** `main.tsx` and what else stands directly in src: the browser's entry. */
const entry: Rule = {
  folders: ['', 'site', 'admin', 'shared'],
  refused: (specifier) => isNode(specifier) || isServerPackage(specifier),
  says: 'the browser entry starts the site or the back-office and nothing of the server',
};

/** `… from 'x'`, `import 'x'`, `import('x')`, `import.meta.glob('x')`, `require('x')`, and types by `import('x')`. */
const importing =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\bimport\.meta\.glob\s*(?:<[^>]*>)?\(\s*\[?\s*|\brequire\s*\(\s*)(['"`])([^'"`\n]+)\1/g;

const src = resolve('src');

function problemOf(file: string, specifier: string): string | undefined {
  const [folder = '', ...rest] = relative(src, file).split(sep);
  const rule = rest.length === 0 ? entry : rules[folder];
  if (!rule) return `src/${folder} has no rule in tests/checks/importDirections.ts`;
  if (!specifier.startsWith('.') && !specifier.startsWith('/')) return rule.refused(specifier) ? rule.says : undefined;
  const target = specifier.startsWith('/') ? join(resolve(), specifier) : resolve(dirname(file), specifier);
  const [first = '', ...below] = relative(src, target).split(sep);
  const targetFolder = below.length === 0 && extname(first) ? '' : first;
  return rule.folders.includes(targetFolder) ? undefined : rule.says;
}

let problems = 0;
for (const file of globSync('src/**/*.{ts,tsx,mts,js,jsx}').map((path) => resolve(path))) {
  const code = readFileSync(file, 'utf8');
  for (const found of code.matchAll(importing)) {
    const specifier = found[2] ?? '';
    const problem = problemOf(file, specifier);
    if (!problem) continue;
    problems += 1;
    const line = code.slice(0, found.index).split('\n').length;
    console.error(`${relative(resolve(), file)}:${line} imports '${specifier}': ${problem}`);
  }
}
if (problems > 0) process.exitCode = 1;
