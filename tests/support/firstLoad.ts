import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const site = join(import.meta.dirname, '../../dist/site');

/** Bytes of JavaScript, packed with brotli, that the entry and these modules need before they run: all static imports, each once. */
export function packedScriptsOf(modules: readonly string[]): { bytes: number; files: Map<string, number> } {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));
  const pieces: Record<string, string> = JSON.parse(readFileSync(join(site, '.vite/modules.json'), 'utf8'));
  const files = new Map<string, number>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build knows no ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    files.set(chunk.file, statSync(join(site, `${chunk.file}.br`)).size);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const key of Object.keys(manifest)) if (manifest[key]?.isEntry) add(key);
  for (const module of modules)
    add(Object.keys(manifest).find((key) => manifest[key]?.file === pieces[module]) ?? module);
  return { bytes: [...files.values()].reduce((sum, size) => sum + size, 0), files };
}
