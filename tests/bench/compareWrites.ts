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

/** All that a request wrote about a project $1, under the key $2. Hashes are compared by their length. */
const WRITTEN = `
  select json_build_object(
    'project', (select to_jsonb(p) || jsonb_build_object('reference', length(p.reference), 'tracking_hash', length(p.tracking_hash))
      - 'search_text' from projects p where id = $1),
    'answers', (select json_agg(x order by x.question_index, x.answer_id) from project_answers x where project_id = $1),
    'acceptances', (select json_agg(to_jsonb(a) - 'monthly_sequence') from acceptances a where project_id = $1),
    'messages', (select json_agg(to_jsonb(m) - ${SENT} order by m.channel) from messages m where project_id = $1),
    'jobs', (select json_agg(to_jsonb(j) - ${RUN} order by m.channel) from pgboss.job j
      join messages m on j.name = 'messages.send' and j.data ->> 'messageId' = m.id::text where m.project_id = $1),
    'keys', (select json_agg(to_jsonb(k) || jsonb_build_object('request_hash', length(k.request_hash))) from idempotency_keys k where key = $2),
    'audit', (select json_agg(to_jsonb(l)) from audit_log l where entity_id::text = $1::text),
    'steps', (select json_agg(to_jsonb(h)) from handled_steps h where project_id = $1),
    'views', (select json_agg(to_jsonb(v)) from contact_views v where entity_id = $1))::text as rows`;

const COUNTS = `select coalesce(json_object_agg(key, points order by key), '{}')::text as rows from rate_limits`;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const REFERENCE = /OA-[A-HJ-NP-Z2-9]{6}/g;
const LINK = /\/suivi\/[\w-]{22}/g;

/**
 * Lets both write a few times, in turn, and raises with what differs between their replies or the rows they wrote: but
 * for new ids, references and links, and for instants a minute apart.
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
    const { id } = (answer.body as { entity: { id: string } }).entity;
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

/** Without the ids that the other does not have, references and links. */
function withoutOwn(text: string, other: string): unknown {
  const known = new Set(other.match(UUID));
  return JSON.parse(
    text
      .replaceAll(UUID, (id) => (known.has(id) ? id : 'new'))
      .replaceAll(REFERENCE, 'OA-')
      .replaceAll(LINK, '/suivi/'),
  );
}
