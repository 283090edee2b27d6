import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A text key stands in one catalogue only: the catalogues are spread into one, where a second one would
 * silently hide the first. (Twice in one catalogue is a type error.) Looks at the folder it is run in.
 */
const seen = new Map<string, string>();
let problems = 0;

for (const file of globSync('src/{shared,server}/*/**/*{T,t}exts.ts')
  .map((path) => resolve(path))
  .sort()) {
  const place = relative(resolve(), file);
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  for (const [name, catalogue] of Object.entries(exported)) {
    if (!name.endsWith('Texts') || typeof catalogue !== 'object' || catalogue === null) continue;
    for (const key of Object.keys(catalogue)) {
      const first = seen.get(key);
      if (first) {
        problems += 1;
        console.error(`${place}: the key '${key}' stands in ${first} too`);
      }
      seen.set(key, place);
    }
  }
}
if (seen.size === 0) {
  problems += 1;
  console.error('No catalogue found: src/shared/<noun>/texts.ts');
}
if (problems > 0) process.exitCode = 1;
