import type { Database } from '../../../src/server/db/client.ts';

const day = (column: string) => `(${column} at time zone 'UTC')::date::text`;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const keys = {
  all: `'${NOBODY}'`,
  service: `coalesce(service_id, '${NOBODY}')`,
  city: 'city_id',
  agent: `coalesce(agent_id, '${NOBODY}')`,
};

const projects = Object.entries(keys).map(
  ([dimension, key]) => `
    select '${dimension}' as dimension, ${day('submitted_at')} as day, ${key}::text as key, count(*) as submitted, count(agent_id) as taken,
      count(published_at) as published, count(*) filter (where exists (select from acceptances where project_id = projects.id)) as accepted,
      count(*) filter (where exists (select from quotes join acceptances on acceptances.id = lead_id
        where project_id = projects.id and sent_at is not null)) as quoted, count(hired_at) as hired,
      count(*) filter (where status = 'Done') as done, count(*) filter (where status = 'Rejected') as rejected,
      count(*) filter (where status = 'Cancelled') as cancelled, sum(acceptance_count) as acceptances
    from projects group by 1, 2, 3`,
);

const demand = `
  select date_trunc('month', submitted_at at time zone 'UTC')::date::text as month, service_id::text, city_id::text, count(*) as requests,
    sum(acceptance_count) as acceptances
  from projects where service_id is not null group by 1, 2, 3`;

const open = `
  select open_stage as stage, ${day('stage_since')} as day, count(*) as requests from projects where open_stage is not null group by 1, 2`;

const steps = `
  select day, step, floor(ln(greatest(seconds, 60)::float8 / 60) / ln(1.2::float8)) as bucket, count(*) as finished from (
    select ${day('taken_at')} as day, 'taking' as step, extract(epoch from taken_at - submitted_at) as seconds from projects where taken_at is not null
    union all select ${day('published_at')}, 'publishing', extract(epoch from published_at - taken_at) from projects
      where taken_at is not null and published_at is not null
    union all select ${day('first.accepted_at')}, 'finding', extract(epoch from first.accepted_at - published_at)
      from (select project_id, min(accepted_at) as accepted_at from acceptances group by project_id) as first
      join projects on projects.id = project_id
    union all select ${day('first.sent_at')}, 'quoting', extract(epoch from first.sent_at - accepted_at)
      from (select project_id, min(sent_at) as sent_at from quotes join acceptances on acceptances.id = lead_id
        where sent_at is not null group by project_id) as first
      join (select project_id, min(accepted_at) as accepted_at from acceptances group by project_id) as accepted using (project_id)
    union all select ${day('hired_at')}, 'choosing', extract(epoch from hired_at - quoted_at) from projects
      where hired_at is not null and quoted_at is not null
    union all select ${day('completed_at')}, 'working', extract(epoch from completed_at - hired_at)
      from closings join acceptances on acceptances.id = lead_id join projects on projects.id = project_id where completed_at is not null
    union all select ${day('lifted_at')}, 'mending', extract(epoch from lifted_at - completed_at)
      from (select lead_id, max(lifted_at) as lifted_at from reserves group by lead_id having bool_and(lifted_at is not null)) as mended
      join closings using (lead_id) where completed_at is not null) as one group by 1, 2, 3`;

const took = 'extract(epoch from contacted_at - accepted_at) / 3600';
const within = (from: number, until: number) => `(select count(*) from acceptances where enterprise_id = enterprises.id
  and ${took} > ${from} and ${took} <= ${until})`;
const NEVER = 1e9;

const enterpriseTotals = `
  select id as enterprise_id, (select count(*) from acceptances where enterprise_id = enterprises.id) as accepted,
    ${within(-NEVER, 1)} as within1h, ${within(1, 4)} as within4h, ${within(4, 12)} as within12h, ${within(12, 24)} as within24h,
    ${within(24, 48)} as within48h, ${within(48, 96)} as within96h, ${within(96, 168)} as within168h, ${within(168, NEVER)} as beyond,
    (select count(*) from quotes where enterprise_id = enterprises.id and sent_at is not null) as quoted,
    (select count(*) from acceptances where enterprise_id = enterprises.id and stage in ('Hired', 'Started', 'Completed')) as hired,
    (select coalesce(sum(rating), 0) from reviews where enterprise_id = enterprises.id and status = 'Published') as rating_sum,
    (select count(*) from reviews where enterprise_id = enterprises.id and status = 'Published') as ratings,
    (select count(*) from support_tickets where enterprise_id = enterprises.id) as complaints,
    (select coalesce(sum(amount), 0) from payments where enterprise_id = enterprises.id and status = 'Paid') as paid
  from enterprises`;

const agentDays = `
  select day, agent_id, bucket, sum(handled) as handled, sum(on_time) as on_time, sum(promised) as promised, sum(kept) as kept from (
    select ${day('handled_at')} as day, agent_id, floor(ln(greatest(extract(epoch from handled_at - since), 60)::float8 / 60) / ln(1.2::float8)) as bucket,
      1 as handled, is_on_time::int as on_time, 0 as promised, 0 as kept from handled_steps
    union all select ${day('called_at')}, caller_id, -1, 0, 0, 1, (step = 'Call' and called_at <= due_at + interval '1 hour')::int
      from follow_up_calls where step in ('Call', 'CallLate')) as one group by 1, 2, 3`;

const agentMonths = `
  select date_trunc('month', day::date)::date::text as month, agent_id, bucket, sum(handled) as handled, sum(on_time) as on_time,
    sum(promised) as promised, sum(kept) as kept
  from (${agentDays}) as by_day group by 1, 2, 3`;

const packages = `
  select day, key, sum(acceptances) as acceptances, sum(payments) as payments, sum(amount) as amount, sum(started) as started, sum(ended) as ended from (
    select ${day('accepted_at')} as day, coalesce(package_id, '${NOBODY}')::text as key, 1 as acceptances, 0 as payments, 0 as amount, 0 as started, 0 as ended
      from acceptances
    union all select ${day('settled_at')}, coalesce(package_id, '${NOBODY}')::text, 0, 1, payments.amount, 0, 0
      from payments left join subscriptions on subscriptions.id = subscription_id where payments.status = 'Paid'
    union all select ${day('starts_at')}, package_id::text, 0, 0, 0, 1, 0 from subscriptions where status in ('Active', 'Expired')
    union all select ${day('ends_at')}, package_id::text, 0, 0, 0, 0, 1 from subscriptions where status in ('Active', 'Expired')
  ) as one group by 1, 2`;

const messages = `
  select channel::text, ${day('coalesce(sent_at, sending_since, created_at)')} as day, count(*) as sent,
    count(*) filter (where status = 'Delivered') as delivered, count(*) filter (where status = 'Failed') as failed,
    coalesce(sum(segments) filter (where status <> 'Failed' or sent_at is not null), 0) as segments
  from messages where status in ('Sent', 'Delivered', 'Failed') and not (status = 'Failed' and sent_at is null and sending_since is null)
  group by 1, 2`;

interface Kept {
  table: string;
  keys: string[];
  figures: string[];
  counted: string;
}

const kept: Kept[] = [
  {
    table: 'project_days',
    keys: ['dimension', 'day', 'key'],
    figures: [
      'submitted',
      'taken',
      'published',
      'accepted',
      'quoted',
      'hired',
      'done',
      'rejected',
      'cancelled',
      'acceptances',
    ],
    counted: projects.join(' union all '),
  },
  {
    table: 'demand_months',
    keys: ['month', 'service_id', 'city_id'],
    figures: ['requests', 'acceptances'],
    counted: demand,
  },
  { table: 'open_days', keys: ['stage', 'day'], figures: ['requests'], counted: open },
  { table: 'step_days', keys: ['day', 'step', 'bucket'], figures: ['finished'], counted: steps },
  {
    table: 'package_days',
    keys: ['day', 'key'],
    figures: ['acceptances', 'payments', 'amount', 'started', 'ended'],
    counted: packages,
  },
  {
    table: 'enterprise_totals',
    keys: ['enterprise_id'],
    figures: [
      'accepted',
      'within1h',
      'within4h',
      'within12h',
      'within24h',
      'within48h',
      'within96h',
      'within168h',
      'beyond',
      'quoted',
      'hired',
      'rating_sum',
      'ratings',
      'complaints',
      'paid',
    ],
    counted: enterpriseTotals,
  },
  {
    table: 'agent_days',
    keys: ['day', 'agent_id', 'bucket'],
    figures: ['handled', 'on_time', 'promised', 'kept'],
    counted: agentDays,
  },
  {
    table: 'agent_months',
    keys: ['month', 'agent_id', 'bucket'],
    figures: ['handled', 'on_time', 'promised', 'kept'],
    counted: agentMonths,
  },
  {
    table: 'message_days',
    keys: ['channel', 'day'],
    figures: ['sent', 'delivered', 'failed', 'segments'],
    counted: messages,
  },
];

type Figures = Record<string, string[]>;

/**
 * The figures by day as they are kept, and as they are when all rows are counted: each a sorted list of lines for each
 * table.
 */
export async function figuresOf(database: Pick<Database, 'query'>): Promise<{ kept: Figures; counted: Figures }> {
  const result = { kept: {} as Figures, counted: {} as Figures };
  for (const { table, keys, figures, counted } of kept) {
    const sums = figures.map((name) => `sum(${name})`);
    const from = `select ${keys.map((name) => `${name}::text`)}, ${sums.map((sum, index) => `${sum} as ${figures[index]}`)}
      from ${table} group by ${keys.map((_, index) => index + 1)} having ${sums.map((sum) => `${sum} <> 0`).join(' or ')}`;
    const line = `concat_ws(' ', ${[...keys, ...figures].map((name) => `${name}::text`)}) as line`;
    const linesOf = async (query: string) => {
      const { rows } = await database.query(`select ${line} from (${query}) as listed order by 1`);
      return (rows as { line: string }[]).map((row) => row.line);
    };
    result.kept[table] = await linesOf(from);
    const nonzero = `select * from (${counted}) as one where ${figures.map((name) => `${name} <> 0`).join(' or ')}`;
    result.counted[table] = await linesOf(nonzero);
  }
  return result;
}
