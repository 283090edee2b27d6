import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * `node tools/typeface.ts` makes the site's letters out of the package they come in: Figtree (OFL, its licence beside
 * it), in one file with the letters of French and English and one with those that only the names of people and places
 * need, which a browser loads when it meets one.
 */
const folder = join(import.meta.dirname, '../src/shared/typeface');
const source = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/figtree/package.json'));

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Latin 1 without its control characters, and the typography of French. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„…•‹›€™−↑↓`;
/**
 * Of the letters of Pular, Susu, Maninka and their neighbours, those that the typeface has; ɓ, ɗ, ɲ, ƴ, ɛ, ɔ come from
 * the system.
 */
const africanLetters = 'ĀāĒēĪīŌōŪūŊŋ';

/** The weights in use. */
const variationAxes = { wght: { min: 400, max: 800 } };

await make('figtree-latin-wght-normal.woff2', letters, 'figtree.woff2');
await make('figtree-latin-ext-wght-normal.woff2', africanLetters, 'figtree-names.woff2');
writeFileSync(join(folder, 'LICENSE'), readFileSync(join(source, 'LICENSE')));

async function make(from: string, characters: string, to: string): Promise<void> {
  const whole = readFileSync(join(source, 'files', from));
  writeFileSync(join(folder, to), await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes }));
}
