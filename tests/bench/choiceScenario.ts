import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { UNCHOSEN } from './quotesToChoose.ts';
import { hashOf, tokensOf } from './reference/trackingLink.ts';
import type { Call, Scenario } from './scenarios.ts';

/** One browser for all clients, in which a code was given an hour ago: each choice is known by it alike. */
const KNOW_BROWSER = `
  insert into tracking_devices (token_hash, phone_number, created_at, expires_at)
  select distinct $1, phone_number, now() - interval '1 hour', now() + interval '30 days' ${UNCHOSEN}`;

/** In two halves, each of which asks the same enterprises in the same order. */
const HALVES = `
  select id, quote_id as "quoteId", (nth % 2)::int as half from (
    select p.id, q.id as quote_id, a.enterprise_id, row_number() over enterprise as nth, count(*) over enterprise as many
    from (select id ${UNCHOSEN}) p join acceptances a on a.project_id = p.id and a.slot = 1 join quotes q on q.lead_id = a.id
    window enterprise as (partition by a.enterprise_id order by p.id rows between unbounded preceding and unbounded following)) one
  where nth <= many - many % 2 order by (nth + 1) / 2, enterprise_id`;

interface Choice {
  id: string;
  quoteId: string;
  half: 0 | 1;
}

/** Clients choose one of two quotes, each once: one half of them is the product's, the other the reference's. */
export async function choice(pool: pg.Pool, secret: string): Promise<Scenario> {
  const browser = randomBytes(32).toString('base64url');
  await pool.query(KNOW_BROWSER, [hashOf(browser)]);
  const tokenOf = tokensOf(secret);
  const { rows } = await pool.query<Choice>(HALVES);
  const next = (half: 0 | 1) => {
    const left = rows.filter((row) => row.half === half);
    return (): Call => {
      const one = left.pop();
      if (!one) throw new Error('All requests have a chosen quote: measure for a shorter time');
      return {
        method: 'POST',
        path: `/tracking/${tokenOf(one.id, 1)}/quotes/${one.quoteId}/accept`,
        headers: { cookie: `tracking=${browser}`, 'idempotency-key': randomUUID() },
        about: one.id,
      };
    };
  };
  return {
    name: 'POST /tracking/{token}/quotes/{id}/accept',
    kind: 'write',
    samples: [],
    calls: [],
    writes: { next: [next(0), next(1)] },
  };
}
