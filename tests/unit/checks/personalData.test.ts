import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runCheck, temporaryTree } from './temporaryTree.ts';

const path = 'docs/personal-data.md';
const committed = readFileSync(path, 'utf8');

it.each([
  ['a period', '24 months', '12 months'],
  ['a column', 'phoneNumber, ', ''],
])('finds %s that is not what the tables of the code say', (_what, real, other) => {
  const changed = committed.replace(real, other);
  expect(changed).not.toBe(committed);
  const { code, output } = runCheck('personal data', temporaryTree({ [path]: changed }));
  expect(code).not.toBe(0);
  expect(output).toContain(`${path} is not what the tables of the code say.`);
});

it('is silent where they agree', () => {
  expect(runCheck('personal data', temporaryTree({ [path]: committed }))).toEqual({ code: 0, output: '' });
});
