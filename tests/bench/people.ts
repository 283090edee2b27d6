import type pg from 'pg';
import { v7 } from 'uuid';
import { DEMO_PASSWORD } from '../support/builders.ts';
import { signToken } from './reference/session.ts';

/** Somebody who asks, with the headers of a session that was opened for the measurement. */
export interface Person {
  id: string;
  headers: { authorization: string };
}

const A_DAY_S = 86_400;

/** Opens a session for each person that this query finds, in its order; `id` is its first column. */
export async function openSessions(pool: pg.Pool, secret: string, text: string): Promise<Person[]> {
  const { rows } = await pool.query<{ id: string }>(text);
  if (rows.length === 0) throw new Error(`Nobody is found by ${text}`);
  return Promise.all(
    rows.map(async ({ id }) => {
      const sid = v7();
      const { rows: opened } = await pool.query<{ role: string }>(
        `insert into sessions (id, user_id, expires_at, proven_at) values ($1, $2, now() + interval '1 day', now())
         returning (select role from users where id = user_id) as role`,
        [sid, id],
      );
      const role = opened[0]?.role ?? '';
      return { id, headers: { authorization: `Bearer ${signToken({ sid, sub: id, role }, secret, A_DAY_S)}` } };
    }),
  );
}

/** Signs in as people do, and gives back their id and token. */
export function signInAt(url: string): (loginIdentifier: string) => Promise<{ id: string; token: string }> {
  return async (loginIdentifier) => {
    const reply = await fetch(`${url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ loginIdentifier, password: DEMO_PASSWORD }),
    });
    const { entity, accessToken } = (await reply.json()) as { entity: { id: string }; accessToken: string };
    return { id: entity.id, token: accessToken };
  };
}
