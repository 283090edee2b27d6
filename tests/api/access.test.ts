import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Audience } from '../../src/shared/auth/roles.ts';
import { type AccessRequest, type AccessRow, accessTable, type MakeRequest } from '../support/accessTable.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import type { Requests } from '../support/requests.ts';
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

/**
 * What a refused caller tries stays as it was, so one record serves all who are refused; whoever gets through has one
 * of their own.
 */
function sharedAmongRefused(make: MakeRequest): (audience: Audience, isRefused: boolean) => Promise<AccessRequest> {
  let shared: Promise<AccessRequest> | undefined;
  const dependsOnCaller = make.length > 1;
  return async (audience, isRefused) => {
    if (dependsOnCaller || !isRefused) return make(world, audience);
    shared ??= Promise.resolve(make(world, audience));
    return shared;
  };
}

const isRefusal = (status: string | undefined): boolean => status === '401' || status === '403';

async function callerOf(audience: Audience, { endsSession }: AccessRow): Promise<Requests> {
  if (audience === 'Visitor') return app.visitor;
  return endsSession ? app.loginAs(audience) : world.actors[audience];
}

describe.each(accessTable)('$endpoint', (row: AccessRow) => {
  const { expected, own, others } = row;
  const requests = [sharedAmongRefused(own), sharedAmongRefused(others)];
  test.each(audiences)('as %s', async (audience) => {
    const caller = await callerOf(audience, row);
    const statuses: number[] = [];
    const wanted = expected[audience].split('/');
    for (const [side, request] of requests.entries()) {
      const { method, url, body, headers, file } = await request(audience, isRefusal(wanted[side]));
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
