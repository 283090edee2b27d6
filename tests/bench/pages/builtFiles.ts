import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

const dist = join(import.meta.dirname, '../../../dist/site');

/** Bytes, brotli, of all scripts that a page loads first: the entry and the page's own module with all their static imports. */
export function firstScripts(page: string): number {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';
  const files = new Set([...importsOf(manifest, entry), ...importsOf(manifest, page)]);
  return [...files].reduce((sum, file) => sum + packed(file), 0);
}

/** Bytes, brotli, of React, react-dom and react-router-dom alone: what any page of this kind costs. */
export function frameworkScript(): number {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const chunk = Object.values(manifest).find(({ name }) => name === 'framework');
  if (!chunk) throw new Error('The build has no framework chunk');
  return packed(chunk.file);
}

/** Bytes, brotli, of what the service worker brings at its installation. */
export function precached(): number {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const files = new Set(
    [...worker.matchAll(/"\/?(assets\/[^"]+|shell\.html)"|`\/(assets\/[^`]+|shell\.html)`/g)].map(
      (found) => found[1] ?? found[2] ?? '',
    ),
  );
  return [...files].reduce((sum, file) => sum + packed(file), 0);
}

const packed = (file: string): number => {
  const isPacked = !file.endsWith('.woff2');
  return statSync(join(dist, isPacked ? `${file}.br` : file)).size;
};

function importsOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => importsOf(manifest, imported, seen))];
}
