import { globSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserPackages, importedPackages, type LockedPackage } from '../../../src/server/commands/shippedPackages.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const locked = Object.entries(read('package-lock.json').packages as Record<string, LockedPackage>);
const installed = locked.filter(([path, { dev }]) => path !== '' && !dev).map(([path]) => path);

const MAX_MB = 250;
const BLOCK = 4096;

/** Of a file on the disk; nothing where a package is for another system and therefore not here. */
const sizeOf = (path: string): number =>
  globSync('**', { cwd: join(root, path), withFileTypes: true, exclude: (entry) => entry.name === 'node_modules' })
    .filter((entry) => entry.isFile())
    .map((entry) => Math.ceil(statSync(join(entry.parentPath, entry.name)).size / BLOCK) * BLOCK)
    .reduce((sum, size) => sum + size, 0);

/** Read by the development server alone, and by `npm run build`. */
const developing = new Set(['vite', '@fastify/middie', 'drizzle-kit']);
const server = importedPackages(root, ['src/{server,shared}/**/*.ts']);

test(`an installation for production takes at most ${MAX_MB} MB`, () => {
  const bytes = installed.map(sizeOf).reduce((sum, size) => sum + size, 0);
  expect(bytes / 1_000_000).toBeGreaterThan(50);
  expect(bytes / 1_000_000).toBeLessThanOrEqual(MAX_MB);
});

test('it has nothing of what is built into the pages alone', () => {
  const onlyPages = [...browserPackages(root)].filter((name) => !server.has(name));
  expect(onlyPages).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-admin', '@mui/material', 'recharts']));
  expect(onlyPages.filter((name) => installed.includes(`node_modules/${name}`))).toEqual([]);
  expect(installed.filter((path) => /node_modules\/(@mui|@emotion|react|ra-)/.test(path))).toEqual([]);
});

test('it has everything that the server loads', () => {
  const shared = importedPackages(root, ['src/shared/client/**/*.ts']);
  const needed = [...server].filter((name) => !isBuiltin(name) && !developing.has(name) && !shared.has(name));
  expect(needed).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp', 'pdfkit', '@node-rs/argon2']));
  expect(needed.filter((name) => !(name in read('package.json').dependencies))).toEqual([]);
});
