import { afterAll, beforeAll, expect, test } from 'vitest';
import { partners } from '../../src/server/db/schema/index.ts';
import type { PartnerItem } from '../../src/shared/partners/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the partners that are shown come in their order, as a bare list', async () => {
  await app.db.delete(partners);
  await app.db.insert(partners).values([
    { name: 'Deuxième', logo: '/partners/b.svg', position: 2, url: 'https://exemple.gn' },
    { name: 'Retiré', logo: '/partners/c.svg', position: 0, isActive: false },
    { name: 'Premier', logo: '/partners/a.svg', position: 1 },
  ]);
  const reply = await app.visitor.get('/get-partners');
  expect(reply.statusCode).toBe(200);
  expect(reply.json<PartnerItem[]>().map(({ name, logo, url }) => [name, logo, url])).toEqual([
    ['Premier', '/partners/a.svg', null],
    ['Deuxième', '/partners/b.svg', 'https://exemple.gn'],
  ]);
});
