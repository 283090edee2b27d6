import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ask, requireAlike } from './compareReplies.ts';
import type { Call, Writes } from './scenarios.ts';

const PAIRS = 3;

/** Views are recorded in the second after the reply. */
const VIEWS_MS = 1500;

/** What becomes of a message and its job once they are written, by whatever sends them. */
const SENT = `array['status', 'attempts', 'provider', 'provider_message_id', 'last_error', 'sending_since', 'sent_at']`;
const RUN = `array['state', 'retry_count', 'start_after', 'started_on', 'completed_on', 'keep_until', 'output', 'heartbeat_on', 'group_id']`;

/**
 * All that a request wrote about a project $1, under the key $2. Hashes are compared by their length; of a message's
 * jobs the first, for one that is put off has another.
 */
const WRITTEN = `
  select json_build_object(
    'project', (select to_jsonb(p) || jsonb_build_object('reference', length(p.reference), 'tracking_hash', length(p.tracking_hash))
      - 'search_text' from projects p where id = $1),
    'answers', (select json_agg(x order by x.question_index, x.answer_id) from project_answers x where project_id = $1),
    'acceptances', (select json_agg(to_jsonb(a) - 'monthly_sequence' order by a.enterprise_id) from acceptances a where project_id = $1),
    'quotes', (select json_agg(to_jsonb(q) order by q.enterprise_id, q.version) from quotes q join acceptances a on a.id = q.lead_id where a.project_id = $1),
    'messages', (select json_agg(to_jsonb(m) - ${SENT} order by m.template, m.channel, m.recipient) from messages m where project_id = $1),
    'jobs', (select json_agg(to_jsonb(j) - ${RUN} order by m.template, m.channel, m.recipient) from messages m cross join lateral (
      select * from pgboss.job where name = 'messages.send' and data ->> 'messageId' = m.id::text order by created_on limit 1) j where m.project_id = $1),
    'keys', (select json_agg(to_jsonb(k) || jsonb_build_object('request_hash', length(k.request_hash))) from idempotency_keys k where key = $2),
    'audit', (select json_agg(to_jsonb(l) order by l.entity, l.action) from audit_log l where entity_id in (
      select $1::uuid union all select id from acceptances where project_id = $1
      union all select q.id from quotes q join acceptances a on a.id = q.lead_id where a.project_id = $1)),
    'steps', (select json_agg(to_jsonb(h)) from handled_steps h where project_id = $1),
    'views', (select json_agg(to_jsonb(v)) from contact_views v where entity_id = $1))::text as rows`;

const COUNTS = `select coalesce(json_object_agg(key, points order by key), '{}')::text as rows from rate_limits`;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const REFERENCE = /OA-[A-HJ-NP-Z2-9]{6}/g;
const LINK = /\/suivi\/[\w-]{22}/g;
/** Whoever holds a link, by its hash; the number of a quote; the digits that close a job. */
const CALLER = /"link:[\w-]{43}"/g;
const NUMBER = /DEV-\d{4}-\d+/g;
const CLOSING_CODE = /"closingCode":"\d{6}"/g;

/**
 * Lets both write a few times, in turn, and raises with what differs between their replies or the rows they wrote: but
 * for new ids, references, numbers, codes and links, and for instants a minute apart.
 */
export async function compareWrites(
  databaseUrl: string,
  urls: readonly [string, string],
  name: string,
  { next }: Writes,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const read = async (text: string, values: unknown[] = []): Promise<string> =>
    (await pool.query<{ rows: string }>(text, values)).rows[0]?.rows ?? '';
  const write = async (url: string, call: Call) => {
    const before = JSON.parse(await read(COUNTS)) as Record<string, number>;
    const answer = await ask(url, call);
    if (answer.status !== 200) throw new Error(`${name} at ${url}: ${JSON.stringify(answer)}`);
    const after = JSON.parse(await read(COUNTS)) as Record<string, number>;
    const counted = Object.fromEntries(
      Object.entries(after)
        .map(([key, points]) => [key, points - (before[key] ?? 0)] as const)
        .filter(([, more]) => more !== 0),
    );
    await pause(VIEWS_MS);
    const id = call.about ?? (answer.body as { entity: { id: string } }).entity.id;
    const rows = await read(WRITTEN, [id, call.headers?.['idempotency-key']]);
    return `${JSON.stringify({ answer, counted }).slice(0, -1)},"rows":${rows}}`;
  };
  try {
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const ours = await write(urls[0], next[0]());
      const theirs = await write(urls[1], next[1]());
      requireAlike(name, withoutOwn(ours, theirs), withoutOwn(theirs, ours));
    }
  } finally {
    await pool.end();
  }
}

/** Without the ids that the other does not have, and without what is each request's own. */
function withoutOwn(text: string, other: string): unknown {
  const known = new Set(other.match(UUID));
  return JSON.parse(
    text
      .replaceAll(UUID, (id) => (known.has(id) ? id : 'new'))
      .replaceAll(REFERENCE, 'OA-')
      .replaceAll(LINK, '/suivi/')
      .replaceAll(CALLER, '"link:"')
      .replaceAll(NUMBER, 'DEV-')
      .replaceAll(CLOSING_CODE, '"closingCode":"digits"'),
  );
}
