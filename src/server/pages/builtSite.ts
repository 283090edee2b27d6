import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '../../shared/rendering/renderPage.ts';
import { parseRules, type Rule } from './firstRules.ts';

/** A chunk in Vite's manifest (https://vite.dev/guide/backend-integration). */
interface Chunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
}

export interface Assets {
  scripts: string[];
  styles: string[];
}

export interface BuiltSite {
  renderPage: RenderPage;
  /** `index.html` as it was built. */
  template: string;
  /** All that these modules need before they run, the entry of the site included; addresses from the root. */
  assetsOf: (modules: readonly string[]) => Assets;
  styleSheet: (address: string) => string;
  rulesOf: (address: string) => Rule[];
}

/** What `npm run build` left: the page, what belongs to which part of it, and the code that draws it. */
export async function loadBuiltSite(dist: string): Promise<BuiltSite> {
  const site = join(dist, 'site');
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));
  const pieces: Record<string, string> = JSON.parse(readFileSync(join(site, '.vite/modules.json'), 'utf8'));
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const { renderPage } = (await import(pathToFileURL(join(dist, 'ssr/renderPage.js')).href)) as {
    renderPage: RenderPage;
  };
  const sheets = new Map<string, string>();
  const rules = new Map<string, Rule[]>();
  const styleSheet = (address: string): string => {
    const sheet = sheets.get(address) ?? readFileSync(join(site, address), 'utf8').trim();
    sheets.set(address, sheet);
    return sheet;
  };
  return {
    renderPage,
    template: readFileSync(join(site, 'index.html'), 'utf8'),
    assetsOf: (modules) =>
      assetsOf(manifest, [...(entry ? [entry] : []), ...modules.map((name) => keys.get(pieces[name] ?? '') ?? '')]),
    styleSheet,
    rulesOf: (address) => {
      const parsed = rules.get(address) ?? parseRules(styleSheet(address));
      rules.set(address, parsed);
      return parsed;
    },
  };
}

function assetsOf(manifest: Record<string, Chunk>, keys: readonly string[]): Assets {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) add(imported);
    for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`);
    scripts.add(`/${chunk.file}`);
  };
  for (const key of keys) add(key);
  return { scripts: [...scripts], styles: [...styles] };
}
