import { randomInt } from 'node:crypto';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Db } from '../../src/server/db/client.ts';
import { type ChaosRun, runChaos } from '../chaos/chaosRun.ts';
import { storeKinds } from '../chaos/documentStore.ts';
import type { Evidence } from '../chaos/evidence.ts';
import { examine, invariants } from '../chaos/invariants.ts';
import { report } from '../chaos/report.ts';

/** `CHAOS_SEED` plays the faults of a run again; `npm run chaos` is the long one. */
const seed = Number(process.env.CHAOS_SEED ?? randomInt(1_000_000));

/** Every other run keeps its documents in an S3 store. */
const store = storeKinds[seed % storeKinds.length] ?? 'disk';

/** Those that no statement alone makes fire. */
const stored = 'each document that was taken is stored once, byte for byte';
const givenBack = 'each document was given back as it was sent';
const cleaned = 'nothing is in the store after the nightly cleaning that no row names';
const answered = 'every request was answered for good, no process ended by itself';
const tried = 'both limits were reached, so that they were tried';
const triedJobs = 'jobs came to each of their ends, and two quotes were chosen at once';
const byHand = [stored, givenBack, cleaned, answered, tried, triedJobs];
const sentOnce = 'the provider took each SMS that is sent once, and no other but those Uncertain';

/** What makes each invariant fire: one thing that is not as it must be. */
const damages: Record<string, string> = {
  'each submission is one request: none lost, none doubled, none that nobody sent': `
    insert into projects (id, reference, client_id, city_id, district_id, address, description, desired_start_date, preferred_contact_days, preferred_hours_range, phone_number)
    select gen_random_uuid(), 'OA-GGGGGG', client_id, city_id, district_id, address, description, desired_start_date, preferred_contact_days, preferred_hours_range, phone_number
    from projects limit 1`,
  'each acceptance that was confirmed is stored once, and no other is': `
    delete from acceptances where id = (select id from acceptances
      where id not in (select lead_id from quotes union all select lead_id from reviews) order by id limit 1)`,
  'no request has more places taken than quotes, and its count is right': `
    insert into acceptances (project_id, enterprise_id, user_id, slot, month, monthly_sequence)
    select project_id, (select id from enterprises where id not in (select enterprise_id from acceptances other where other.project_id = one.project_id) limit 1),
      user_id, 4, month, 999
    from acceptances one where slot = 3 and freed_at is null limit 1`,
  'each lead that its contractor was told to be rid of is withdrawn, and its place free': `
    update acceptances set stage = 'Released', released_at = now(), end_reason = null where stage = 'Withdrawn'`,
  'no request has more than one hired lead, and one that was given away has one': `
    drop index acceptances_one_hired;
    update acceptances set stage = 'Hired', end_reason = null
    where stage = 'Lost' and project_id in (select project_id from acceptances where stage in ('Hired', 'Started', 'Completed'))`,
  'no hired lead was given back, and its quote is the accepted one': `
    alter table acceptances drop constraint acceptances_released;
    update acceptances set released_at = now() where stage = 'Completed'`,
  'each quota was given back once, and only of requests that ended before any quote': `
    insert into audit_log (id, action, entity, entity_id)
    select gen_random_uuid(), action, entity, entity_id from audit_log where entity = 'leads' and action = 'release'`,
  'the quotes of an enterprise are numbered without a gap': 'update quote_numbers set last = last + 1',
  'what a quote comes to is the sum of its lines': `
    alter table quotes disable trigger quotes_kept;
    update quotes set net_total = net_total + 1, total = total + 1`,
  'a review is of a job that ended, one at most': `
    alter table reviews drop constraint "reviews_leadId_unique";
    insert into reviews (id, lead_id, enterprise_id, rating) select gen_random_uuid(), lead_id, enterprise_id, 1 from reviews`,
  'each act on a job that was confirmed was done once, and no other was': `
    insert into audit_log (id, action, entity, entity_id)
    select gen_random_uuid(), action, entity, entity_id from audit_log where entity = 'quotes' and action = 'send' limit 1`,
  'each quote that was sent is what it was when it was sent': `
    alter table quote_lines disable trigger quote_lines_kept;
    update quote_lines set label = label || '!'`,
  'what became of a quote is what its client and its contractor were told': `
    update quotes set decline_reason = 'clientGaveUp' where status = 'Declined'`,
  'a job ended as whoever ended it was told, with what was to be mended': 'delete from reserves',
  'each wrong closing code was counted once': 'update closings set wrong_codes = 2',
  'each review and each answer is stored as it was written': `update reviews set body = body || '!'`,
  'no enterprise has more acceptances in a month than its package':
    'update packages set monthly_acceptances = 1 where monthly_acceptances is not null',
  'what customer service was told is what the request is': `
    update projects set description = description || '!' where id = (select id from projects where agent_id is not null limit 1)`,
  'each act of customer service is in the audit once': `
    delete from audit_log where id = (select id from audit_log where action = 'assign' limit 1)`,
  'no key of a request is left half done': `
    update idempotency_keys set status = 0 where key = (select key from idempotency_keys limit 1)`,
  'every job came to its end': `
    update pgboss.job set state = 'failed' where id = (select id from pgboss.job where name = 'messages.send' limit 1)`,
  'the figures by day are what counting all rows gives': 'update project_days set submitted = submitted + 1',
  'everybody was told once of everything': `
    delete from messages where id = (select id from messages where template = 'requestReceived' limit 1)`,
  'no message is left on its way': `
    update messages set status = 'Queued' where id = (select id from messages limit 1)`,
  [sentOnce]: `
    update messages set provider_message_id = null
    where id = (select id from messages where channel = 'sms' and status = 'Sent' limit 1)`,
  'each e-mail that is sent lies in the outbox': `
    update messages set id = gen_random_uuid() where id = (select id from messages where channel = 'email' and status = 'Sent' limit 1)`,
  'a payment is Paid exactly where the provider received that money': `
    update payments set status = 'Failed' where id = (select id from payments where status = 'Paid' limit 1)`,
  'the money received, settled and granted is the same to the franc': `
    update payment_events set amount = amount + 1 where id = (select id from payment_events where outcome = 'paid' limit 1)`,
  'receipts are numbered without a gap': 'delete from receipts where number = 1',
  'each payment that a buyer was sent to is stored':
    'delete from receipts; delete from payment_events; delete from messages; delete from payments',
};

const isPostgres = inject('databaseTemplate').kind === 'postgres';

describe.skipIf(!isPostgres)('two processes on one PostgreSQL while everything fails in turn', () => {
  let run: ChaosRun | undefined;
  beforeAll(async () => {
    run = await runChaos({ seed, minutes: 0, store });
  }, 900_000);
  afterAll(() => run?.remove());

  const evidenceOf = (): Evidence => {
    if (!run) throw new Error('There was no PostgreSQL to run on');
    return run.evidence;
  };

  /** The names of those invariants that do not hold. */
  async function broken(changes: Partial<Evidence> = {}): Promise<string[]> {
    const findings = await examine({ ...evidenceOf(), ...changes });
    return findings.filter(({ violations }) => violations.length > 0).map(({ invariant }) => invariant);
  }

  /** The same after one statement, which is taken back. */
  async function brokenAfter(damage: string): Promise<string[]> {
    const { orm } = evidenceOf().database;
    let names: string[] = [];
    const attempt = orm.transaction(async (tx) => {
      await tx.execute(sql.raw(damage));
      const query = async (text: string) => (await tx.execute(sql.raw(text))) as unknown as { rows: unknown[] };
      names = await broken({ database: { orm: tx as unknown as Db, query } });
      tx.rollback();
    });
    await expect(attempt).rejects.toThrow(TransactionRollbackError);
    return names;
  }

  test('loses nothing, doubles nothing and passes no limit', async () => {
    const findings = await examine(evidenceOf());
    const isSound = findings.every(({ violations }) => violations.length === 0);
    expect(isSound, run && report({ seed, minutes: 0, store }, run, findings)).toBe(true);
  });

  test.each(Object.entries(damages))('a damage is found: %s', async (invariant, damage) => {
    expect(await brokenAfter(damage)).toContain(invariant);
  });

  test('so are a damaged document, a lost one, one that no row names, and one given back as another', async () => {
    const { documents, journal } = evidenceOf();
    const keys = await documents.keys();
    const first = keys[0] ?? '';
    const damaged = async (key: string) => {
      const content = await documents.read(key);
      return key === first ? Buffer.from(content.toReversed()) : content;
    };
    expect(await broken({ documents: { ...documents, read: damaged } })).toEqual([stored]);
    const lost = (key: string) => (key === first ? Promise.reject(new Error('nothing')) : documents.read(key));
    expect(await broken({ documents: { ...documents, read: lost } })).toEqual([stored]);
    const withOrphan = async () => [...keys, 'ff'.repeat(24)];
    expect(await broken({ documents: { ...documents, keys: withOrphan } })).toEqual([cleaned]);
    const [one, ...others] = journal.uploads;
    const another = { ...one, givenBack: 'another' } as (typeof others)[number];
    expect(await broken({ journal: { ...journal, uploads: [another, ...others] } })).toEqual([givenBack]);
  });

  test('so are an SMS that went out twice, an answer that no fault explains, and limits that nobody tried', async () => {
    const { sms, journal } = evidenceOf();
    const [first] = sms.sent;
    const twice = { ...sms, sent: [...sms.sent, { ...first, messageid: 'again' } as (typeof sms.sent)[number]] };
    expect(await broken({ sms: twice })).toEqual([sentOnce]);
    expect(await broken({ surprises: ['a process ended by itself'] })).toEqual([answered]);
    expect(await broken({ journal: { ...journal, refusals: new Map() } })).toEqual([tried]);
    expect(await broken({ journal: { ...journal, jobs: { ...journal.jobs, races: 0 } } })).toEqual([triedJobs]);
  });

  test('each invariant was seen to fire', () => {
    const seen = [...Object.keys(damages), ...byHand];
    expect(invariants.map(({ name }) => name).toSorted()).toEqual(seen.toSorted());
  });
});
