import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Context } from '../../../src/server/context.ts';
import { authenticate } from '../../../src/server/http/authentication.ts';
import type { Limits } from '../../../src/server/http/limits.ts';
import type { Slots } from '../../../src/server/http/overload.ts';

test('a route that does not say who may call it stops the process at start', () => {
  const app = Fastify();
  authenticate(app, {} as Context, {} as Limits, {} as Slots, () => new Date());
  expect(() => app.get('/forgotten', () => 'everything')).toThrow('GET /forgotten does not say who may call it');
  expect(() => app.get('/meant', { config: { permission: 'auditLog.list' } }, () => 'something')).not.toThrow();
});
