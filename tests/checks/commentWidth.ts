import { globSync, readFileSync } from 'node:fs';

/** Biome keeps code within 120 columns and leaves comments alone. Looks at the folder it is run in. */
const MAX = 120;
const comment = /^\s*(?:\/\/|\/\*|\*)/;

let problems = 0;
for (const file of globSync('{src,tests,tools}/**/*.{ts,tsx,css}').sort()) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.length <= MAX || !comment.test(line)) continue;
    problems += 1;
    console.error(`${file}:${index + 1} a comment of ${line.length} columns; at most ${MAX}`);
  }
}
if (problems > 0) process.exitCode = 1;
