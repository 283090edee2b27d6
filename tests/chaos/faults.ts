import { setTimeout as pause } from 'node:timers/promises';
import { createRandom, type Random } from '../../src/server/seed/random.ts';
import type { DatabaseLine } from '../support/databaseLine.ts';
import { onServer } from '../support/postgres.ts';
import type { PrivatePostgres } from '../support/privatePostgres.ts';
import type { Trouble } from '../support/providers/fakeHttp.ts';
import type { StripeFake } from '../support/providers/stripeFake.ts';
import type { NimbaFake } from '../support/sms/nimbaFake.ts';
import type { Outcome } from '../support/sms/providerServer.ts';
import type { DocumentStore } from './documentStore.ts';
import type { Fleet } from './fleet.ts';

/** What the faults happen to. */
export interface Stage {
  fleet: Fleet;
  line: DatabaseLine;
  documents: DocumentStore;
  sms: NimbaFake;
  payments: StripeFake;
  /** The database itself, past the line. */
  databaseUrl: string;
  /** Absent where the database is somebody else's server, which is not restarted. */
  postgres: PrivatePostgres | undefined;
}

/** `sql` is its own statement: every connection of the product ends but the one that asks. */
const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name in ('oasis', 'pgboss')`;

type Fault = (stage: Stage, random: Random) => Promise<void>;

/** Each thing that goes wrong, from its beginning until it is over; those of the documents are their store's. */
const faults: Readonly<Record<string, Fault>> = {
  'a process is killed (SIGKILL) and started again': async ({ fleet }, random) => {
    await fleet.killAndRestart(random.between(0, 1));
  },
  'the database ends every connection': async ({ databaseUrl }, random) => {
    for (let left = random.between(1, 4); left > 0; left--) {
      await onServer(databaseUrl, endConnections);
      await pause(random.between(20, 300));
    }
  },
  'the line to the database breaks': async ({ line }, random) => {
    for (let left = random.between(1, 4); left > 0; left--) {
      line.cut();
      await pause(random.between(20, 300));
    }
  },
  'the line to the database is away for a while': async ({ line }, random) => {
    line.close();
    await pause(random.between(500, 2_500));
    line.mend();
  },
  'nothing goes over the line, and nothing breaks': async ({ line }, random) => {
    line.hold();
    await pause(random.between(500, 2_500));
    line.mend();
  },
  'the database is restarted': async ({ postgres }) => postgres?.restart('fast'),
  'the database is killed and recovers': async ({ postgres }) => postgres?.restart('immediate'),
  'the SMS provider fails': async ({ sms }, random) => {
    const outcomes: Outcome[] = [
      { status: 500 },
      { status: 500, isTaken: true },
      { status: 503 },
      { status: 429 },
      'takenThenCut',
      'takenThenSilent',
      'silent',
    ];
    sms.next.push(...random.sample(outcomes, 5));
  },
  'the payment provider fails': async ({ payments }, random) => {
    const troubles: Trouble[] = ['error', 'error', 'busy', 'cutBefore', 'cutAfter', 'cutAfter', 'silent'];
    payments.server.troubles.push(...random.sample(troubles, 5));
  },
};

const needsOwnServer: ReadonlySet<string> = new Set([
  'the database is restarted',
  'the database is killed and recovers',
]);

/** Those that can happen on this stage. */
function faultsOf({ documents, postgres }: Stage): [string, Fault][] {
  const ofStore = Object.entries(documents.faults).map(([name, happen]): [string, Fault] => [
    name,
    (_, random) => happen(random),
  ]);
  return [...Object.entries(faults), ...ofStore].filter(([name]) => postgres || !needsOwnServer.has(name));
}

export interface FaultRun {
  /** How often each happened. */
  happened: Map<string, number>;
  /** The longest that all processes took to be ready again. */
  slowestRecoveryMs: number;
}

/**
 * Lets the faults happen one after the other, in an order and with lengths that the seed decides: all kinds once in
 * each round. Goes on until the time is over, but for one round at least.
 */
export async function letFaultsHappen(
  stage: Stage,
  { seed, minutes, tell }: { seed: number; minutes: number; tell: (line: string) => void },
): Promise<FaultRun> {
  const random = createRandom(`${seed} faults`);
  const possible = faultsOf(stage);
  const run: FaultRun = { happened: new Map(), slowestRecoveryMs: 0 };
  const end = Date.now() + minutes * 60_000;
  let toldStarts = 0;
  do {
    for (const [name, happen] of random.sample(possible, possible.length)) {
      await pause(random.between(300, 1_500));
      tell(name);
      await happen(stage, random);
      for (const reason of stage.fleet.failedStarts.slice(toldStarts))
        tell(`a start failed and is tried again: ${reason}`);
      toldStarts = stage.fleet.failedStarts.length;
      const overAt = performance.now();
      await stage.fleet.ready();
      run.slowestRecoveryMs = Math.max(run.slowestRecoveryMs, performance.now() - overAt);
      run.happened.set(name, (run.happened.get(name) ?? 0) + 1);
    }
  } while (Date.now() < end);
  stage.sms.next.length = 0;
  stage.payments.server.troubles.length = 0;
  return run;
}
