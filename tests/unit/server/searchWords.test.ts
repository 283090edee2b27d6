import { expect, it } from 'vitest';
import { patternsOf } from '../../../src/server/db/textSearch.ts';

it.each([
  ['Condé Rénovation', ['%Condé%', '%Rénovation%']],
  ['oumou bâ', ['%oumou%', '% bâ %']],
  [' 620 00 00 01 ', ['%620000001%']],
  ['+224 620-00-00-01', ['%620000001%']],
  ['00224620000001', ['%620000001%']],
  ['ENT-K7M4QX', ['%ENT-K7M4QX%']],
  ['ent-', ['%ent%']],
  ['diallo 66', ['%diallo%', '% 66 %']],
  ['100%_sûr', ['%100\\%\\_sûr%']],
  ['%% __ \\', []],
  ['00', []],
  ['', []],
  [undefined, []],
])('%s is looked for as %j', (text, patterns) => {
  expect(patternsOf(text)).toEqual(patterns);
});
