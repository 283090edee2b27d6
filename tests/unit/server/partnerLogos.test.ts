import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { partners } from '../../../src/server/seed/content/partners.ts';

it.each(partners)('the logo of $name is among the public files', ({ logo }) => {
  expect(existsSync(`public${logo}`)).toBe(true);
});
