import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Manifest } from 'vite';
import { cacheNames, SHELL, WORKER_FILE } from './src/site/offline/cacheNames.ts';

const site = fileURLToPath(new URL('dist/site', import.meta.url));
const read = (file: string): string => readFileSync(join(site, file), 'utf8');

/**
 * Builds the service worker beside the built site, whose hashed names it must know (docs/decisions/0015). Runs after
 * `vite build --mode site`, on its manifest.
 */
export default defineConfig(() => ({
  publicDir: false as const,
  define: { OFFLINE_FILES: JSON.stringify(offlineFiles()) },
  build: {
    outDir: site,
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    modulePreload: false as const,
    rolldownOptions: {
      input: fileURLToPath(new URL('src/site/offline/worker/serviceWorker.ts', import.meta.url)),
      output: { format: 'iife' as const, entryFileNames: WORKER_FILE.slice(1) },
    },
  },
}));

interface Entry {
  url: string;
  /** Null where the name itself tells the content. */
  revision: string | null;
}

/** What the worker brings at its installation: the shell and the home page, then all of the project form. */
function offlineFiles(): { version: string; first: Entry[]; wizard: Entry[] } {
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (!entry) throw new Error('The manifest of the site names no entry');
  const modules: Record<string, string> = JSON.parse(read('.vite/modules.json'));
  const names = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));
  const chunksOf = (folders: RegExp): string[] => {
    const files = new Set(
      Object.keys(modules).flatMap((module) => (folders.test(module) ? (modules[module] ?? []) : [])),
    );
    return [...files].flatMap((file) => names.get(file) ?? []);
  };
  const home = chunksOf(/^src\/site\/(home|offline|errors|layout|catalog)\/|^src\/site\/routes\/OtherRoutes/);
  // Not the library of messages: without it an element of our own shows them (`ui/toast.tsx`).
  const form = chunksOf(/^src\/site\/(projects\/wizard\/(?!listen\/Listen\.)|ui\/(toast|SearchableSelect)\.tsx)/);
  if (home.length < 9 || form.length < 7)
    throw new Error(`The site's pages have moved: ${[...home, ...form].join(', ')}`);
  const first = new Set([entry, ...home].flatMap((name) => filesOf(manifest, name)));
  const wizard = new Set(form.flatMap((name) => filesOf(manifest, name)).filter((file) => !first.has(file)));
  const shell: Entry = { url: SHELL, revision: hashOf(read(SHELL)) };
  const lists = { first: [shell, ...entriesOf(first)], wizard: entriesOf(wizard) };
  return { version: hashOf(JSON.stringify([lists, cacheNames])), ...lists };
}

/** A chunk with everything it needs to run. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  const needed = (chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen));
  // The letters of rare names are kept where one was shown; until then the typeface of the device has them.
  const assets = (chunk.assets ?? []).filter((file) => !file.includes('figtree-names'));
  return [chunk.file, ...(chunk.css ?? []), ...assets, ...needed];
}

const entriesOf = (files: Set<string>): Entry[] =>
  [...files].sort().map((file) => ({ url: `/${file}`, revision: null }));
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);
