import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * What a screen of the back-office says is loaded with it (docs/decisions/0094): every text key that the modules of a
 * chunk name is in a catalogue that one of them, or of the first load, gives to `addTexts`. Looks at the folder it is
 * run in.
 */
const FIRST_LOAD = 'src/mountAdmin.ts';

let problems = 0;
const complain = (message: string) => {
  problems += 1;
  console.error(message);
};

const importFrom = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(resolve(file)).href);

/** The keys of each catalogue, by its name. */
const catalogues = new Map<string, string[]>();
for (const file of globSync('src/shared/*/**/*{T,t}exts.ts')) {
  for (const [name, catalogue] of Object.entries(await importFrom(file)))
    if (name.endsWith('Texts') && catalogue) catalogues.set(name, Object.keys(catalogue));
}
const keys = new Set([...catalogues.values()].flat());
const keysFrom = (beginning: string) => [...keys].filter((key) => key.startsWith(beginning));

/** Some are written like keys. */
const PERMISSIONS = 'src/shared/auth/permissions.ts';
const permissions = new Set(
  existsSync(PERMISSIONS) ? Object.keys((await importFrom(PERMISSIONS)).permissions ?? {}) : [],
);

const isAdmin = (file: string) => file.startsWith('src/admin/') || file === FIRST_LOAD;
/** The server says what the tables of states refuse. */
const saysNothing = (file: string) => /(exts|status|permissions)\.ts$/.test(file);

interface Import {
  from: string;
  /** What each is called there, by what it is called here; of all of it, none. */
  names: Map<string, string>;
}

interface Module {
  imports: Import[];
  lazy: string[];
  resources: string[];
  added: string[];
  /** Its source, by what is declared: a form takes one schema of many. Of the back-office as a whole. */
  parts: Map<string, string>;
}

const all = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map((match) => match[1] ?? '');

const modules = new Map<string, Module>();

function read(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\*\*[\s\S]*?\*\/|\/\/.*)$/gm, '');
  const at = (path = '') => relative(resolve(), join(dirname(resolve(file)), path));
  const statements = source.matchAll(/^(?:import|export)\s+(?!type\s)(?:([\w*{}\s,]*?)\s+from\s+)?'(\.[^']+\.tsx?)'/gm);
  const module: Module = {
    imports: [...statements].map(([, names = '', path]) => ({ from: at(path), names: namesOf(names) })),
    lazy: all(source, /\bimport\('(\.[^']+)'\)/g).map(at),
    resources: all(source, /<ResourceContextProvider value="([\w-]+)"/g),
    added: all(source, /\baddTexts\(([^)]*)\)/g).flatMap((names) => names.match(/\w+Texts\b/g) ?? []),
    parts: isAdmin(file) ? new Map([['', source]]) : partsOf(source),
  };
  modules.set(file, module);
  return module;
}

const namesOf = (list: string) =>
  new Map(
    [...list.matchAll(/(type\s+)?(\w+)(?:\s+as\s+(\w+))?/g)]
      .filter(([, isType]) => !isType)
      .map(([, , there = '', here = there]) => [here, there]),
  );

const partsOf = (source: string) =>
  new Map(
    source
      .split(/^(?=(?:export )?(?:async )?(?:const|function|class) )/m)
      .map((part) => [/^(?:export )?(?:async )?(?:const|function|class) (\w+)/.exec(part)?.[1] ?? '', part]),
  );

/** The module and all that is loaded with it. */
function loadedWith(entry: string): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { from } of read(file).imports) visit(from);
  };
  visit(entry);
  return seen;
}

/** The keys that these modules of the back-office, and what they take of others, name: each with where. */
function namedBy(files: Iterable<string>): Map<string, string> {
  const named = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string, name: string) => {
    const { imports, parts } = read(file);
    const part = parts.get(name);
    if (part === undefined || seen.has(`${file} ${name}`) || saysNothing(file)) return;
    seen.add(`${file} ${name}`);
    for (const key of keysIn(part, file)) named.set(key, file);
    const words = new Set(part.match(/\w+\b(?!:)/g));
    if (!isAdmin(file)) for (const other of parts.keys()) if (words.has(other)) visit(file, other);
    for (const { from, names } of imports)
      for (const [here, there] of isAdmin(from) ? [] : names) if (words.has(here)) visit(from, there);
  };
  for (const file of files) if (isAdmin(file)) visit(file, '');
  return named;
}

function keysIn(part: string, file: string): string[] {
  const translated = all(part, /\btranslate\(\s*'([^']+)'\s*[,)]/g).filter((key) => !key.startsWith('ra.'));
  for (const key of translated) if (!keys.has(key)) complain(`${file}: no catalogue has '${key}'`);
  // A catalogue that is read as a value is loaded by that.
  const literals = all(part, /(?<!Texts\[)['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/gi).filter((key) => !permissions.has(key));
  // `resources.${…}` are the fields of the screen's own record.
  const beginnings = all(part, /`([a-z][\w-]*(?:\.[\w-]*)*\.[\w-]*)\$\{/gi).filter((one) => one !== 'resources.');
  return [...translated, ...literals, ...(isAdmin(file) ? beginnings.flatMap(keysFrom) : [])].filter((key) =>
    keys.has(key),
  );
}

const broughtBy = (files: Iterable<string>) =>
  new Set([...files].flatMap((file) => read(file).added).flatMap((name) => catalogues.get(name) ?? []));

/** The modules that are loaded when they are wanted, each with the resources whose screens they are. */
function lazyModules(first: Set<string>): Map<string, Set<string>> {
  const entries = new Map<string, Set<string>>();
  const visit = (files: Set<string>) => {
    for (const file of files) {
      const named = all(readFileSync(file, 'utf8'), /^ {2}name: '([\w-]+)'/gm);
      for (const entry of read(file).lazy) {
        const resources = entries.get(entry);
        entries.set(entry, new Set([...(resources ?? []), ...named]));
        if (!resources) visit(loadedWith(entry));
      }
    }
  };
  visit(first);
  return entries;
}

function checkScreens(): void {
  const first = loadedWith(FIRST_LOAD);
  const always = broughtBy(first);
  for (const [key, file] of namedBy(first))
    if (!always.has(key)) complain(`${file}: '${key}' is not in the first load`);
  const screens = lazyModules(first);
  if (screens.size === 0) complain('No screen found');
  for (const [entry, resources] of screens) {
    const own = [...loadedWith(entry)].filter((file) => !first.has(file));
    const brought = broughtBy(own);
    const records = [...resources, ...own.flatMap((file) => read(file).resources)];
    const labels = records.flatMap((name) => keysFrom(`resources.${name}.`)).map((key) => [key, entry] as const);
    for (const [key, file] of new Map([...labels, ...namedBy(own)]))
      if (!always.has(key) && !brought.has(key))
        complain(`${entry}: nothing that is loaded with it brings '${key}', which ${file} names`);
  }
}

if (existsSync(FIRST_LOAD)) checkScreens();
else complain(`No ${FIRST_LOAD}`);
if (problems > 0) process.exitCode = 1;
