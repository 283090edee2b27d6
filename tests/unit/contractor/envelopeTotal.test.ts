import { describe, expect, test } from 'vitest';
import { createApi, isSettled } from '../../../src/shared/client/api.ts';
import { toResult, totalOf } from '../../../src/shared/client/envelope.ts';

test.each([
  ['projects 0-9/123', 123],
  ['projects */0', 0],
  ['projects 0-9/*', undefined],
  [null, undefined],
])('Content-Range %s counts %s', (header, total) => {
  expect(totalOf(header)).toBe(total);
});

test('the total stands beside the entity, and only where there is one', () => {
  const body = { isSuccess: true, entity: [], errorMessage: null };
  expect(toResult(200, body, 7)).toMatchObject({ ok: true, entity: [], total: 7 });
  expect(toResult(200, body)).not.toHaveProperty('total');
});

describe('answers that are none', () => {
  const answering = (response: Response) => createApi(() => Promise.resolve(response)).get('/get-cities');

  test('a success that is no JSON is a network’s page, not a list', async () => {
    expect(await answering(new Response('<html>Wi-Fi</html>'))).toMatchObject({ ok: false, kind: 'offline' });
  });

  test('an empty success needs no body', async () => {
    expect(await answering(new Response(null, { status: 204 }))).toMatchObject({ ok: true });
  });

  test.each([
    [413, 'invalid'],
    [429, 'tooMany'],
    [502, 'server'],
  ])('a %i of the proxy before the server is told by its status', async (status, kind) => {
    expect(await answering(new Response('<html>', { status }))).toMatchObject({ ok: false, status, kind });
  });

  test.each([302, 400, 401, 403, 404, 407, 408, 409, 422, 511])(
    'a %i without the server’s words is not the server’s decision',
    async (status) => {
      for (const body of ['<html>Wi-Fi</html>', '', '{"error":"login required"}']) {
        const result = await answering(new Response(body, { status }));
        expect(result).toMatchObject({ ok: false, kind: 'offline' });
        expect(isSettled(result)).toBe(false);
      }
    },
  );

  test('a refusal of the server is its decision', async () => {
    const refusal = { isSuccess: false, entity: null, errorMessage: 'Déjà pris.', code: 'ALREADY_ASSIGNED' };
    const result = await answering(Response.json(refusal, { status: 409 }));
    expect(result).toMatchObject({ ok: false, kind: 'refused', code: 'ALREADY_ASSIGNED' });
    expect(isSettled(result)).toBe(true);
  });

  test('a file that breaks off is a lost network', async () => {
    const broken = new Response(new ReadableStream({ start: (controller) => controller.error(new Error('cut')) }));
    expect(await createApi(() => Promise.resolve(broken)).download('/download/1')).toMatchObject({ kind: 'offline' });
  });
});
