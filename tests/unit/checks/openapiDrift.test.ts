import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCheck, temporaryTree } from './temporaryTree.ts';

const committed = readFileSync('openapi.json', 'utf8');

it.each([
  ['an address', '"/get-cities"', '"/get-towns"'],
  ['a field', '"desiredStartDate"', '"wantedStartDate"'],
])('finds %s that the contracts do not have', (_what, real, other) => {
  const changed = committed.replace(real, other);
  expect(changed).not.toBe(committed);
  const folder = temporaryTree({ 'openapi.json': changed });
  const { code, output } = runCheck('OpenAPI drift', folder, '--contract', join(folder, 'openapi.json'));
  expect(code).not.toBe(0);
  expect(output).toContain('openapi.json is not what the contracts say. Run: npm run openapi');
});
