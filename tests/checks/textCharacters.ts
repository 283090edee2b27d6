import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Each character of a text on a screen is in the typeface: another one comes from the device, in other letters, or not
 * at all. `tools/typeface.ts` makes the typeface. Looks at the folder it is run in.
 */
interface Font {
  characterSet: number[];
}

// What writes our PDFs reads fonts.
const fontkit = createRequire(import.meta.resolve('pdfkit'))('fontkit') as { create: (file: Buffer) => Font };
const known = new Set(
  globSync('src/shared/typeface/*.woff2').flatMap((file) => fontkit.create(readFileSync(file)).characterSet),
);
let count = 0;
let problems = 0;

for (const file of globSync('src/shared/*/**/*{T,t}exts.ts').map((path) => resolve(path))) {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  for (const [name, catalogue] of Object.entries(exported)) {
    if (!name.endsWith('Texts') || typeof catalogue !== 'object' || catalogue === null) continue;
    for (const [key, text] of Object.entries(catalogue)) {
      count += 1;
      const strange = [...String(text)].filter((character) => !isSeen(character));
      if (strange.length === 0) continue;
      problems += 1;
      console.error(`${relative(resolve(), file)}: '${key}' has ${strange.join(' ')}, which the typeface has not`);
    }
  }
}
if (count === 0 || known.size === 0) {
  problems += 1;
  console.error('No text or no typeface found: src/shared/<noun>/texts.ts, src/shared/typeface');
}
if (problems > 0) process.exitCode = 1;

/** A space has nothing to show, whichever it is. */
function isSeen(character: string): boolean {
  return /\s/u.test(character) || known.has(character.codePointAt(0) ?? 0);
}
