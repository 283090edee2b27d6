import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Failure } from '../../src/shared/api/envelope.ts';
import type { RefusalCode } from '../../src/shared/api/refusalCodes.ts';

/** The entity of a reply that went well. */
export function expectEntity<Entity>(reply: LightMyRequestResponse): Entity {
  const body = reply.json();
  expect(body, reply.body).toMatchObject({ isSuccess: true, errorMessage: null });
  expect(reply.statusCode).toBe(200);
  return body.entity;
}

/** A refusal with its status, its code where a rule refused, and a French sentence (design §6). */
export function expectRefusal(reply: LightMyRequestResponse, status: number, code?: RefusalCode): Failure {
  const body: Failure = reply.json();
  expect(reply.statusCode, reply.body).toBe(status);
  expect(body).toMatchObject({ isSuccess: false, entity: null, errorMessage: expect.stringMatching(/\S/) });
  expect(body.code).toBe(code);
  return body;
}

/** Bad input, told in French at that field, and at no other (design §6). */
export function expectInvalid(reply: LightMyRequestResponse, ...fields: string[]): Failure {
  const body: Failure = reply.json();
  expect(reply.statusCode, reply.body).toBe(400);
  expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(fields.toSorted());
  expect(body.errorMessage).toBe(Object.values(body.errors ?? {})[0]?.[0]);
  return body;
}
