import { asc, eq, sql } from 'drizzle-orm';
import { messages, projects } from '../../src/server/db/schema/index.ts';
import { presentStep } from '../../src/server/steps/presenter.ts';
import type { SimulationRun } from './simulation.ts';

/** What became of the requests; days are medians from the submission. */
export type Summary = Record<string, string>;

interface Row {
  status: string;
  reason: string | null;
  is_followed: boolean;
  accepted: number | null;
  quoted: number | null;
  hired: number | null;
  ended: number | null;
  sms: number;
}

export async function summarize({ server, telephones, requests }: SimulationRun): Promise<Summary> {
  const days = (instant: string) => sql.raw(`extract(epoch from (${instant}) - submitted_at)::float8 / 86400`);
  const { rows } = (await server.database.orm.execute(sql`
    select status, closing_reason as reason, next_step is not null as is_followed,
      ${days('(select min(accepted_at) from acceptances where project_id = projects.id)')} as accepted,
      ${days(`(select min(sent_at) from quotes join acceptances on acceptances.id = lead_id where project_id = projects.id)`)} as quoted,
      ${days('hired_at')} as hired, ${days('closed_at')} as ended,
      (select count(*) from messages where project_id = projects.id and channel = 'sms' and sent_at is not null
        and recipient = projects.phone_number)::int as sms
    from projects`)) as unknown as { rows: Row[] };
  const reached = (name: 'accepted' | 'quoted' | 'hired') => {
    const found = rows.flatMap((row) => (row[name] === null ? [] : [Number(row[name])]));
    return `${found.length} (${median(found)} d)`;
  };
  const done = rows.filter(({ status }) => status === 'Done');
  const closed = rows.filter(({ status }) => status === 'Cancelled' || status === 'Rejected');
  const reasons = new Map<string, number>();
  for (const { reason } of closed) reasons.set(reason ?? '-', (reasons.get(reason ?? '-') ?? 0) + 1);
  const sms = rows.map(({ sms: count }) => count);
  const byChannel = (channel: string) => telephones.arrived.filter((one) => one.channel === channel).length;
  return {
    requests: String(requests.size),
    accepted: reached('accepted'),
    quoted: reached('quoted'),
    hired: reached('hired'),
    done: `${done.length} (${median(done.map(({ ended }) => Number(ended)))} d)`,
    'done, something to mend': String(done.filter((row) => row.is_followed).length),
    'ended with a reason': `${closed.length} (${median(closed.map(({ ended }) => Number(ended)))} d)`,
    ...Object.fromEntries([...reasons].sort().map(([reason, count]) => [`  ${reason}`, String(count)])),
    'still open': String(rows.length - done.length - closed.length),
    'SMS to the client per request': (sms.reduce((sum, one) => sum + one, 0) / Math.max(1, sms.length)).toFixed(1),
    '  most for one request': String(Math.max(0, ...sms)),
    'SMS, e-mails in all': `${byChannel('sms')}, ${byChannel('email')}`,
  };
}

function median(values: number[]): string {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted.length === 0 ? '-' : (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1);
}

/** A table with a column for each run. */
export function table(columns: Record<string, Summary>): string {
  const names = [...new Set(Object.values(columns).flatMap((summary) => Object.keys(summary)))];
  const head = ['', ...Object.keys(columns)];
  const lines = names.map((name) => [name, ...Object.values(columns).map((summary) => summary[name] ?? '-')]);
  return [head, ...lines]
    .map(([name = '', ...cells]) => `${name.padEnd(32)}${cells.map((cell) => cell.padStart(20)).join('')}`)
    .join('\n');
}

/** What a client was sent about their request, and what their page says in the end. */
async function story({ server, telephones, requests, startedAt, endedAt }: SimulationRun, id: string) {
  const own = requests.get(id);
  const { orm: db } = server.database;
  const [project] = await db.select().from(projects).where(eq(projects.id, id));
  if (!own || !project) throw new Error('There is no such request');
  const rows = await db.select().from(messages).where(eq(messages.projectId, id)).orderBy(asc(messages.createdAt));
  const byId = new Map(telephones.arrived.map((one) => [one.id, one]));
  const day = (at: Date) =>
    `day ${String(Math.floor((at.getTime() - startedAt.getTime()) / 86_400_000)).padStart(2)} ${at.toISOString().slice(11, 16)}`;
  const lines = rows
    .filter(({ recipient, channel }) => recipient === own.phone && channel === 'sms')
    .map((row) => {
      const arrived = byId.get(row.id);
      return arrived
        ? `  ${day(arrived.at)}  ${arrived.body}`
        : `  (${day(row.createdAt)}  ${row.lastError ?? row.status} ${row.body})`;
    });
  const { text } = presentStep(project, endedAt);
  return [
    `Request ${own.index}, a client who is ${own.temper}, sent on ${day(project.submittedAt)}; ${project.status}${project.closingReason ? ` (${project.closingReason})` : ''}`,
    ...lines,
    `  the page: ${text}`,
  ].join('\n');
}

/** One that was done, one that ended without, and one that lived through the outage. */
export async function someStories(run: SimulationRun): Promise<string[]> {
  const { rows } = (await run.server.database.orm.execute(sql`
    select distinct on (kind) kind, id from (
      select id, submitted_at, case when status = 'Done' then 'done'
        when closing_reason in ('noEnterprise', 'noNews', 'noAnswer') then closing_reason end as kind,
        (select count(*) from messages where project_id = projects.id and channel = 'sms') as sms
      from projects) as each
    where kind is not null order by kind, sms desc, submitted_at`)) as unknown as { rows: { id: string }[] };
  const stories: string[] = [];
  for (const { id } of rows.slice(0, 3)) stories.push(await story(run, id));
  return stories;
}

/** What the judge found, a line for each rule. */
export const verdict = ({ findings }: SimulationRun): string =>
  findings
    .map(({ rule, examined, violations }) =>
      [
        `${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${rule} (${examined} looked at)`,
        ...violations.slice(0, 5).map((words) => `          ${words}`),
      ].join('\n'),
    )
    .join('\n');

/** What became of each request, without what is drawn anew in each run (ids, references, codes, links). */
export async function endOf({ server, requests, startedAt }: SimulationRun): Promise<Map<number, string>> {
  const { orm: db } = server.database;
  const ends = new Map<number, string>();
  const rows = await db.select().from(messages);
  const byProject = Map.groupBy(rows, ({ projectId }) => projectId);
  for (const project of await db.select().from(projects)) {
    const own = requests.get(project.id);
    if (!own) continue;
    const after = (at: Date | null) => (at ? at.getTime() - startedAt.getTime() : null);
    const told = (byProject.get(project.id) ?? []).map(({ template, channel, recipient, status, createdAt, sentAt }) =>
      [template, channel, recipient, status, after(createdAt), after(sentAt)].join(' '),
    );
    const state = [project.status, project.closingReason, project.nextStep, after(project.nextStepAt)].join(' ');
    ends.set(own.index, [state, ...told.sort()].join('\n'));
  }
  return ends;
}
