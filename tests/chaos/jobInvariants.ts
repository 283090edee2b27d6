import { quotes } from '../../src/server/db/schema/index.ts';
import { withContent } from '../../src/server/quotes/content.ts';
import { hashOfQuote } from '../../src/server/quotes/hashOfQuote.ts';
import { presentContent } from '../../src/server/quotes/presenter.ts';
import type { QuoteContent } from '../../src/shared/quotes/views.ts';
import { type Invariant, inRows, rowsOf } from './evidence.ts';
import { hasEveryAct } from './journal.ts';

const hired = `('Hired', 'Started', 'Completed')`;

/** Jobs after their acceptance (design §10), by what is stored. */
export const jobInvariants: Invariant[] = [
  inRows(
    'no request has more than one hired lead, and one that was given away has one',
    'projects',
    `select projects.id || ' is ' || status || ' with ' || count(acceptances.id) || ' hired' as line
     from projects left join acceptances on project_id = projects.id and stage in ${hired}
     group by projects.id, status having count(acceptances.id) <> (status in ('Hired', 'Done'))::int`,
  ),
  inRows(
    'no hired lead was given back, and its quote is the accepted one',
    `acceptances where stage in ${hired}`,
    `select acceptances.id || ' is ' || stage || ', given back at ' || coalesce(released_at::text, freed_at::text, 'no time') || ', with ' || count(quotes.id) || ' accepted quotes' as line
     from acceptances left join quotes on lead_id = acceptances.id and quotes.status = 'Accepted'
     group by acceptances.id, stage, released_at, freed_at
     having (stage in ${hired}) <> (count(quotes.id) = 1) or (stage in ${hired} and (released_at is not null or freed_at is not null))`,
  ),
  inRows(
    'each quota was given back once, and only of requests that ended before any quote',
    `acceptances where released_at is not null`,
    `select acceptances.id || ' is ' || stage || ', given back ' || count(audit_log.id) || ' times' as line
     from acceptances join projects on projects.id = project_id
     left join audit_log on entity = 'leads' and entity_id = acceptances.id and action = 'release'
     group by acceptances.id, acceptances.project_id, stage, released_at, projects.status
     having count(audit_log.id) <> (released_at is not null)::int or (stage = 'Released') <> (released_at is not null)
       or (stage = 'Released' and (projects.status <> 'Cancelled' or exists (
         select from quotes join acceptances other on other.id = lead_id where other.project_id = acceptances.project_id and quotes.status <> 'Draft')))`,
  ),
  inRows(
    'the quotes of an enterprise are numbered without a gap',
    'quote_numbers',
    `with numbered as (
       select enterprise_id, lead_id, split_part(number, '-', 2)::int as year, split_part(number, '-', 3)::int as number
       from quotes where number is not null group by 1, 2, 3, 4)
     select coalesce(numbered.enterprise_id, kept.enterprise_id) || ': ' || count(number) || ' numbers up to ' || coalesce(max(number), 0) || ' of ' || coalesce(last, 0) as line
     from numbered full join quote_numbers kept on kept.enterprise_id = numbered.enterprise_id and kept.year = numbered.year
     group by numbered.enterprise_id, kept.enterprise_id, numbered.year, last
     having count(number) <> coalesce(last, 0) or coalesce(max(number), 0) <> coalesce(last, 0) or count(distinct number) <> count(number)`,
  ),
  inRows(
    'what a quote comes to is the sum of its lines',
    'quotes',
    `select quotes.id || ' says ' || quotes.net_total || ' and ' || vat_total as line
     from quotes left join quote_lines on quote_id = quotes.id
     where not is_paper group by quotes.id, quotes.net_total, vat_total, quotes.total, vat
     having quotes.net_total <> coalesce(sum(round(quantity * unit_price)), 0)
       or quotes.vat_total <> case vat when 'standard' then round(quotes.net_total * 0.18) else 0 end
       or quotes.total <> quotes.net_total + quotes.vat_total`,
  ),
  inRows(
    'a review is of a job that ended, one at most',
    'reviews',
    `select project_id || ' is ' || projects.status || ' with ' || count(*) || ' reviews' as line
     from reviews join acceptances on acceptances.id = lead_id join projects on projects.id = project_id
     group by project_id, projects.status having count(*) > 1 or projects.status <> 'Done' or bool_or(stage <> 'Completed')`,
  ),
];

/** What the audit calls the acts that people do themselves; the others follow from them. */
const acts = `
  (entity = 'quotes' and action in ('write', 'edit', 'send', 'withdraw', 'accept', 'decline'))
  or (entity = 'leads' and action in ('call', 'withdraw'))
  or (entity = 'projects' and action in ('callOff', 'complete', 'liftReserve'))
  or (entity = 'reviews' and action in ('write', 'rewrite', 'publish', 'refuse', 'answer'))`;

/** The author of a review knows its request alone. */
const audited = `
  select entity || ' ' || action || ' ' || case when action in ('write', 'rewrite') and entity = 'reviews'
    then acceptances.project_id else entity_id end as name, count(*)::int as count
  from audit_log left join reviews on entity = 'reviews' and reviews.id = entity_id
  left join acceptances on acceptances.id = reviews.lead_id
  where ${acts} group by 1`;

/** Jobs after their acceptance, by what those who acted were told. */
export const jobActInvariants: Invariant[] = [
  {
    name: 'each act on a job that was confirmed was done once, and no other was',
    examine: async (evidence) => {
      const { journal } = evidence;
      const told = new Map(journal.jobs.confirmed);
      for (const id of journal.withdrawals) told.set(`leads withdraw ${id}`, 1);
      const violations: string[] = [];
      for (const { name, count } of await rowsOf<{ name: string; count: number }>(evidence, audited)) {
        // A quote is taken back with its lead, too.
        const expected = told.get(name) ?? Number(name.startsWith('quotes withdraw '));
        if (count !== expected) violations.push(`${name}: ${count} times instead of ${expected}`);
        told.delete(name);
      }
      for (const name of told.keys()) violations.push(`${name} was confirmed and is lost`);
      return { examined: journal.jobs.confirmed.size, violations };
    },
  },
  {
    name: 'each quote that was sent is what it was when it was sent',
    examine: async (evidence) => {
      const { orm } = evidence.database;
      const stored = await withContent({ db: orm }, await orm.select().from(quotes));
      const byId = new Map(stored.map((whole) => [whole.quote.id, whole]));
      const isChanged = (id: string, told: string) => {
        const whole = byId.get(id);
        return (
          !whole ||
          contentOf(presentContent(whole, new Date())) !== told ||
          hashOfQuote(whole) !== whole.quote.contentHash
        );
      };
      const { sent } = evidence.journal.jobs;
      const violations = sent.filter((quote) => isChanged(quote.id, contentOf(quote))).map(({ id }) => `${id} changed`);
      return { examined: sent.length, violations };
    },
  },
  {
    name: 'what became of a quote is what its client and its contractor were told',
    examine: async (evidence) => {
      const { accepted, declined, takenBack } = evidence.journal.jobs;
      const rows = await rowsOf<{ id: string; said: string }>(
        evidence,
        `select id, status || ' ' || coalesce(decline_reason, '') as said from quotes`,
      );
      const told = [
        ...accepted.map((id) => ({ id, said: 'Accepted ' })),
        ...declined.map(({ quoteId: id, reason }) => ({ id, said: `Declined ${reason}` })),
        ...takenBack.map((id) => ({ id, said: 'Withdrawn ' })),
      ];
      return { examined: told.length, violations: differences(rows, told) };
    },
  },
  {
    name: 'a job ended as whoever ended it was told, with what was to be mended',
    examine: async (evidence) => {
      const { closed, calledOff } = evidence.journal.jobs;
      const rows = await rowsOf<{ id: string; said: string }>(
        evidence,
        `select projects.id, status || ' ' || coalesce(way::text, '') || ' ' || coalesce(string_agg(body, ',' order by body), '') as said
         from projects left join acceptances on project_id = projects.id and stage = 'Completed'
         left join closings on closings.lead_id = acceptances.id left join reserves on reserves.lead_id = acceptances.id
         group by projects.id, status, way`,
      );
      const told = [
        ...closed.map(({ projectId: id, way, reserves }) => ({
          id,
          said: `Done ${way} ${reserves.toSorted().join(',')}`,
        })),
        ...calledOff.map((id) => ({ id, said: 'Cancelled  ' })),
      ];
      return { examined: told.length, violations: differences(rows, told) };
    },
  },
  {
    name: 'each wrong closing code was counted once',
    examine: async (evidence) => {
      const { wrongCodes } = evidence.journal.jobs;
      const rows = await rowsOf<{ id: string; said: string }>(
        evidence,
        `select lead_id as id, case when way = 'code' then 0 else 1 end || ' ' || wrong_codes as said from closings`,
      );
      const stored = new Map(rows.map(({ id, said }) => [id, said]));
      // The right code begins the count anew.
      const violations = wrongCodes.filter((id) => !['0 0', '1 1'].includes(stored.get(id) ?? ''));
      return { examined: wrongCodes.length, violations: violations.map((id) => `${id}: ${stored.get(id)}`) };
    },
  },
  {
    name: 'each review and each answer is stored as it was written',
    examine: async (evidence) => {
      const { reviews, answers } = evidence.journal.jobs;
      const rows = await rowsOf<{ id: string; project_id: string; words: string; answer: string | null }>(
        evidence,
        `select reviews.id, project_id, rating || ' ' || body as words, answer
         from reviews join acceptances on acceptances.id = lead_id`,
      );
      const written = new Set(reviews.map(({ projectId, rating, text }) => `${projectId} ${rating} ${text}`));
      const reviewed = new Set(reviews.map(({ projectId }) => projectId));
      const violations = rows
        .filter(({ project_id: id, words }) => !written.has(`${id} ${words}`))
        .map(({ id }) => `the review ${id} was written by nobody so`);
      const stored = new Set(rows.map(({ project_id: id }) => id));
      for (const id of reviewed) if (!stored.has(id)) violations.push(`the review of ${id} is lost`);
      const answered = rows.flatMap(({ id, answer }) => (answer === null ? [] : { id, said: answer }));
      const told = answers.map(({ reviewId: id, text }) => ({ id, said: text }));
      return {
        examined: reviews.length,
        violations: [...violations, ...differences(answered, told), ...differences(told, answered)],
      };
    },
  },
  {
    name: 'jobs came to each of their ends, and two quotes were chosen at once',
    examine: async ({ journal: { jobs } }) => ({
      examined: jobs.sent.length,
      violations: hasEveryAct(jobs) ? [] : ['something was not tried'],
    }),
  },
];

interface Said {
  id: string;
  said: string;
}

/** Those that are not stored as they were told. */
function differences(rows: readonly Said[], told: readonly Said[]): string[] {
  const stored = new Map(rows.map(({ id, said }) => [id, said]));
  return told
    .filter(({ id, said }) => stored.get(id) !== said)
    .map(({ id, said }) => `${id} was "${said}" and is "${stored.get(id) ?? 'lost'}"`);
}

/** What never changes of a quote that was sent. */
function contentOf({ status: _, decidedAt: __, ...content }: QuoteContent): string {
  const { id, number, version, isPaper, lines, vat, netTotal, vatTotal, total, depositPercent } = content;
  const { validUntil, startsOn, durationDays, notes, sentAt } = content;
  return JSON.stringify([
    [id, number, version, isPaper, lines, vat, netTotal, vatTotal, total, depositPercent],
    [validUntil, startsOn, durationDays, notes, sentAt],
  ]);
}
