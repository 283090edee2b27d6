import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authorisedFetch } from '../../../src/shared/client/authorisedFetch.ts';
import { renewSession } from '../../../src/shared/client/renewSession.ts';
import { clearSession, currentSession, currentToken, openSession } from '../../../src/shared/client/session.ts';

type Answer = { status: number; body?: object | string } | 'hang up';

const user = { id: '1', firstName: 'Mariama', lastName: 'Diallo', role: 'Client' as const };
const renewed: Answer = {
  status: 200,
  body: { isSuccess: true, accessToken: 'new', entity: null, errorMessage: null },
};
const dead: Answer = { status: 401, body: { isSuccess: false, entity: null, errorMessage: 'Session terminée' } };

let server: Server;
let asked: IncomingMessage[];
let answers: Answer[];

/** A real server that gives the answers in turn, the last one for ever after. */
beforeEach(async () => {
  asked = [];
  server = createServer((request, reply) => {
    asked.push(request);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer || answer === 'hang up') return void request.socket.destroy();
    reply.writeHead(answer.status, { 'Content-Type': 'application/json' });
    reply.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('VITE_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  openSession('old', user);
});

afterEach(async () => {
  clearSession();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const paths = () => asked.map(({ method, url }) => `${method} ${url}`);
const address = (path: string) => `${import.meta.env.VITE_API_URL}${path}`;

describe('renewSession', () => {
  it('puts the new token in the place of the refused one', async () => {
    answers = [renewed];
    expect(await renewSession('old')).toBe('renewed');
    expect(currentToken()).toBe('new');
    expect(paths()).toEqual(['POST /refresh-token']);
  });

  it('asks once for all who ask at the same time', async () => {
    answers = [renewed];
    expect(await Promise.all([renewSession('old'), renewSession('old'), renewSession('old')])).toEqual(
      Array(3).fill('renewed'),
    );
    expect(asked).toHaveLength(1);
  });

  it('asks nothing where another tab has renewed already', async () => {
    answers = [dead];
    expect(await renewSession('older')).toBe('renewed');
    expect(asked).toEqual([]);
  });

  it('ends the session when the server refuses', async () => {
    answers = [dead];
    expect(await renewSession('old')).toBe('ended');
    expect(currentSession()).toBeUndefined();
    expect(await renewSession('old')).toBe('ended');
    expect(asked).toHaveLength(1);
  });

  it.each<Answer>([
    'hang up',
    { status: 500 },
    { status: 503 },
    { status: 429 },
    { status: 200, body: '<html>' },
    { status: 401, body: '<html>' },
    { status: 401, body: { error: 'login required' } },
  ])('keeps the session when no answer of the server came: %o', async (answer) => {
    answers = [answer];
    expect(await renewSession('old')).toBe('offline');
    expect(currentToken()).toBe('old');
  });

  it('asks again with the same key after a lost answer, so that the server can repeat it', async () => {
    answers = ['hang up', renewed];
    await renewSession('old');
    expect(await renewSession('old')).toBe('renewed');
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });
});

describe('authorisedFetch', () => {
  it('renews once on a 401 and repeats the call with the new token', async () => {
    answers = [dead, renewed, { status: 200, body: { isSuccess: true } }];
    const reply = await authorisedFetch(address('/get-user-information/1'));
    expect(reply.status).toBe(200);
    expect(paths()).toEqual(['GET /get-user-information/1', 'POST /refresh-token', 'GET /get-user-information/1']);
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', undefined, 'Bearer new']);
  });

  it('gives the second 401 back as it is', async () => {
    answers = [dead, renewed, dead];
    expect((await authorisedFetch(address('/get-user-information/1'))).status).toBe(401);
    expect(asked).toHaveLength(3);
  });

  it('gives the refusal back when the session has ended', async () => {
    answers = [dead];
    expect((await authorisedFetch(address('/get-user-information/1'))).status).toBe(401);
    expect(paths()).toEqual(['GET /get-user-information/1', 'POST /refresh-token']);
    expect(currentSession()).toBeUndefined();
  });

  it('renews nothing for a visitor', async () => {
    clearSession();
    answers = [dead];
    expect((await authorisedFetch(address('/get-cities'))).status).toBe(401);
    expect(asked).toHaveLength(1);
  });
});
