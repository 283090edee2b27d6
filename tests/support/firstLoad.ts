import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const dist = join(import.meta.dirname, '../../dist');
const site = join(dist, 'site');

const manifestOf = (folder: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/**
 * Bytes of JavaScript, packed with brotli, that the entry and these modules need before they run: all static imports,
 * each once.
 */
export function packedScriptsOf(modules: readonly string[]): { bytes: number; files: Map<string, number> } {
  const manifest = manifestOf(site);
  const pieces: Record<string, string> = JSON.parse(readFileSync(join(site, '.vite/modules.json'), 'utf8'));
  const keys = modules.map(
    (module) => Object.keys(manifest).find((key) => manifest[key]?.file === pieces[module]) ?? module,
  );
  return packed(site, manifest, keys);
}

/** What these modules need beyond what others have loaded. */
export function packedLateScriptsOf(modules: readonly string[], loaded: readonly string[]): number {
  return packedScriptsOf([...loaded, ...modules]).bytes - packedScriptsOf(loaded).bytes;
}

/** The same of the back-office before any of its screens. */
export function packedBackOffice(): number {
  const admin = join(dist, 'admin');
  return packed(admin, manifestOf(admin), []).bytes;
}

function packed(folder: string, manifest: Record<string, Chunk>, keys: readonly string[]) {
  const files = new Map<string, number>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build knows no ${key}`);
    if (files.has(chunk.file)) return;
    files.set(chunk.file, statSync(join(folder, `${chunk.file}.br`)).size);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const key of [...Object.keys(manifest).filter((name) => manifest[name]?.isEntry), ...keys]) add(key);
  return { bytes: [...files.values()].reduce((sum, size) => sum + size, 0), files };
}
