import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Audience, Role } from '../../src/shared/auth/roles.ts';
import { type AccessRow, accessTable } from '../support/accessTable.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createWorld, type World } from '../support/world.ts';

const audiences: Audience[] = ['Visitor', 'Client', 'Entrepreneur', 'CustomerService', 'SalesService', 'Admin'];

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await createWorld(app);
});
afterAll(() => app.close());

test('every endpoint has its row, and every row its endpoint', () => {
  const endpoints = app.app.endpoints
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`);
  expect(accessTable.map(({ endpoint }) => endpoint).toSorted()).toEqual(endpoints.toSorted());
});

describe.each(accessTable)('$endpoint', ({ expected, own, others }: AccessRow) => {
  test.each(audiences)('as %s', async (audience) => {
    const caller = audience === 'Visitor' ? app.visitor : world.actors[audience as Role];
    const statuses: number[] = [];
    for (const request of [own, others]) {
      const { method, url, body, headers, file } = await request(world, audience);
      const reply = file
        ? await caller.upload(url, file, headers)
        : await (method === 'GET' || method === 'DELETE'
            ? caller[method === 'GET' ? 'get' : 'delete'](url, headers)
            : caller[method === 'POST' ? 'post' : 'put'](url, body, headers));
      statuses.push(reply.statusCode);
      if (reply.statusCode >= 400) expect(reply.json()).toMatchObject({ isSuccess: false, entity: null });
    }
    expect(statuses.join('/')).toBe(expected[audience]);
  });
});
