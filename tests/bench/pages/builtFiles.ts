import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

const dist = join(import.meta.dirname, '../../../dist/site');

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
