import { expect, it } from 'vitest';
import { runCheck, temporaryTree } from './temporaryTree.ts';

const long = 'word '.repeat(30);

it.each([
  ['a line comment', `  // ${long}`],
  ['a doc comment', `/** ${long} */`],
  ['a line of a block', `/**\n * ${long}\n */`],
])('finds %s past 120 columns', (_what, text) => {
  const { code, output } = runCheck('comment width', temporaryTree({ 'src/shared/a.ts': `${text}\nexport {};\n` }));
  expect(code).not.toBe(0);
  expect(output).toMatch(/src\/shared\/a\.ts:\d a comment of \d+ columns; at most 120/);
});

it('leaves a long text alone, which cannot be broken', () => {
  const folder = temporaryTree({ 'src/shared/a.ts': `export const text = '${long}';\n` });
  expect(runCheck('comment width', folder)).toEqual({ code: 0, output: '' });
});
