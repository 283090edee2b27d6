import { sql } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { type RuleName, rules } from '../simulate/judge.ts';
import { endOf } from '../simulate/report.ts';
import { type SimulationOptions, type SimulationRun, simulate } from '../simulate/simulation.ts';
import { openTestDatabase } from '../support/database.ts';

/** As small as still has something for every rule to look at; `npm run simulate` is the long one. */
const short = { seed: 7, requests: 8, days: 36 };
const isEmbedded = inject('databaseTemplate').kind === 'embedded';

async function played<Result>(
  options: SimulationOptions,
  look: (run: SimulationRun) => Promise<Result>,
): Promise<Result> {
  const { drop, ...opened } = await openTestDatabase();
  try {
    const run = await simulate(opened, options);
    const result = await look(run);
    await run.close();
    return result;
  } finally {
    await drop();
  }
}

const broken = (findings: SimulationRun['findings']) => findings.filter(({ violations }) => violations.length > 0);
const isBroken = async (run: SimulationRun, name: RuleName, surprises?: readonly string[]) =>
  broken(await run.examineAgain(surprises)).some(({ rule }) => rule === rules[name]);

/** What breaks each rule: a row, or a message that arrived as it must not. */
const damages: Record<RuleName, (run: SimulationRun) => Promise<unknown>> = {
  future: ({ server }) =>
    server.database.orm.execute(sql`update projects set next_step_at = '2020-01-01' where next_step is not null`),
  step: ({ server }) =>
    server.database.orm.execute(sql`update projects set next_step = 'Mend' where next_step is not null`),
  told: ({ server }) =>
    server.database.orm.execute(sql`
      update messages set status = 'Failed', last_error = 'another reason'
      where template in ('requestCancelled', 'requestRejected')`),
  asked: async ({ server, telephones }) => {
    await server.database.orm.execute(sql`delete from follow_up_calls`);
    const { rows } = (await server.database.orm.execute(
      sql`select id from messages where template in ('stepWaiting', 'stepChoice', 'stepCalled', 'stepQuoted')`,
    )) as unknown as { rows: { id: string }[] };
    const questions = new Set(rows.map(({ id }) => id));
    telephones.arrived.splice(0, Infinity, ...telephones.arrived.filter(({ id }) => !questions.has(id)));
  },
  lost: ({ server }) =>
    server.database.orm.execute(sql`
      update messages set status = 'Failed', last_error = 'simulated: out' where template = 'requestReceived'`),
  quota: ({ server }) => server.database.orm.execute(sql`update packages set monthly_acceptances = 1`),
  hours: async ({ telephones }) => {
    for (const one of telephones.arrived) one.at = new Date(one.at.getTime() - (one.at.getTime() % 86_400_000));
  },
  once: async ({ telephones }) => telephones.arrived.push(...telephones.arrived.slice(0, 1)),
  budget: async ({ telephones, requests }) => {
    const phones = new Set([...requests.values()].map(({ phone }) => phone));
    const ofOne = telephones.arrived.filter(({ channel, recipient }) => channel === 'sms' && phones.has(recipient));
    for (let time = 0; time < 9; time += 1) telephones.arrived.push(...ofOne);
  },
  answers: async () => undefined,
};

describe('a market on a clock that is moved', () => {
  test('leaves nobody without a next step, disturbs nobody, and the judge can tell', async () => {
    await played(short, async (run) => {
      expect(broken(run.findings)).toEqual([]);
      expect(run.telephones.refusedInOutage()).toBeGreaterThan(0);
      for (const [name, damage] of Object.entries(damages) as [RuleName, (typeof damages)[RuleName]][]) {
        expect(await isBroken(run, name), `${name} before`).toBe(false);
        await damage(run);
        const surprises = name === 'answers' ? ['500'] : [];
        expect(await isBroken(run, name, surprises), name).toBe(true);
      }
    });
  }, 300_000);

  test.skipIf(isEmbedded)(
    'ends alike with two workers, and where steps die on the way',
    async () => {
      const fewer = { ...short, requests: 5, days: 16 };
      const alone = await played(fewer, endOf);
      expect(await played({ ...fewer, processes: 2 }, endOf)).toEqual(alone);
      const crashed = await played({ ...fewer, crashes: 0.2 }, async (run) => {
        expect(run.crashes).toBeGreaterThan(0);
        return endOf(run);
      });
      expect(crashed).toEqual(alone);
    },
    300_000,
  );
});
