import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** What runs in a browser: the site, the back-office and what they ask the server through. */
const BROWSER_SOURCES = ['src/*.{ts,tsx}', 'src/{site,admin,shared/client}/**/*.{ts,tsx}'];

/** At the start of a statement, or at the end of one over several lines: words of SQL stand elsewhere. */
const importedName =
  /(?:^(?:(?:import|export)\b[^'\n]*|\}) from |^import |\bimport\()'((?:@[\w.-]+\/)?[a-z][\w.-]*)(?=['/])/gm;

/** The packages that these files of a project import by name, but for Node's own. */
export function importedPackages(folder: string, patterns: readonly string[]): Set<string> {
  const files = globSync([...patterns], { cwd: folder });
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(importedName)].map(([, name = '']) => name)));
}

/** The packages whose code the built site and back-office hold: no installation for production has them. */
export const browserPackages = (folder: string): Set<string> => importedPackages(folder, BROWSER_SOURCES);

/**
 * The paths in a lock file of all that people are given: what an installation for production has, and what is built
 * into the pages, with all that each needs.
 */
export function shippedPaths(packages: Record<string, LockedPackage>, builtIn: ReadonlySet<string>): Set<string> {
  const shipped = new Set(Object.keys(packages).filter((path) => path !== '' && !packages[path]?.dev));
  const waiting = [...builtIn].map((name) => `node_modules/${name}`);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const locked = packages[path];
    if (!locked || shipped.has(path)) continue;
    shipped.add(path);
    const needed = Object.keys({ ...locked.dependencies, ...locked.peerDependencies });
    waiting.push(...needed.map((name) => resolved(packages, path, name)));
  }
  return shipped;
}

/** Where a package finds another: within itself, else beside it, else further up. */
function resolved(packages: Record<string, LockedPackage>, from: string, name: string): string {
  for (let within = from; within !== ''; within = within.slice(0, Math.max(0, within.lastIndexOf('/node_modules/')))) {
    if (packages[`${within}/node_modules/${name}`]) return `${within}/node_modules/${name}`;
  }
  return `node_modules/${name}`;
}
