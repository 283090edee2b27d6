import type { Database } from '../../src/server/db/client.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { layDatabaseLine } from '../support/databaseLine.ts';
import { fillTemplate } from '../support/fillTemplate.ts';
import { dropDatabase, findPostgres, onServer, withDatabase } from '../support/postgres.ts';
import { startPrivatePostgres } from '../support/privatePostgres.ts';
import { startStripeFake } from '../support/providers/stripeFake.ts';
import { nimbaCredentials, startNimbaFake } from '../support/sms/nimbaFake.ts';
import { unnamedDocuments } from './documentInvariants.ts';
import { openDocumentStore, type StoreKind } from './documentStore.ts';
import type { Evidence } from './evidence.ts';
import { type FaultRun, letFaultsHappen } from './faults.ts';
import { startFleet } from './fleet.ts';
import { openJournal } from './journal.ts';
import { startLoad } from './load.ts';
import { fillMarket } from './market.ts';
import { settle } from './settle.ts';

export interface ChaosOptions {
  /**
   * Decides the order and the lengths of the faults and what each actor wants; how they interleave is the machine's.
   */
  seed: number;
  minutes: number;
  /** Where the servers keep the documents. */
  store: StoreKind;
  /** Told of what is going on. */
  tell?: (line: string) => void;
}

export interface ChaosRun {
  evidence: Evidence;
  faults: FaultRun;
  /** What this machine could not do, or did in another way. */
  notes: string[];
  counts: { asked: number; askedAgain: number; unanswered: number; twins: number };
  remove: () => Promise<void>;
}

const PROCESSES = 2;
const POOL = 8;

/**
 * Two server processes on one PostgreSQL under mixed load while everything around them fails in turn (`faults.ts`).
 * Gives what is there in the end, when all that was begun was answered and all that waited was done. Undefined where
 * there is no PostgreSQL at all.
 */
export async function runChaos({
  seed,
  minutes,
  store,
  tell = () => undefined,
}: ChaosOptions): Promise<ChaosRun | undefined> {
  const ending: (() => Promise<unknown>)[] = [];
  const remove = async () => {
    for (const end of ending.splice(0).reverse()) await end();
  };
  try {
    const postgres = await startPrivatePostgres();
    if (postgres) ending.push(postgres.remove);
    const server = postgres?.urlOf('postgres') ?? (await findPostgres());
    if (!server) return undefined;
    const name = `oasis_chaos_${process.pid}`;
    await onServer(server, `create database ${name}`);
    if (!postgres) ending.push(() => dropDatabase(server, name));
    const databaseUrl = withDatabase(server, name);
    await fillTemplate({ DATA_DIR: '', DATABASE_URL: databaseUrl, DATABASE_POOL: 2 });

    const documents = await openDocumentStore(store);
    ending.push(documents.remove);
    const line = await layDatabaseLine(databaseUrl);
    ending.push(line.stop);
    const sms = await startNimbaFake();
    ending.push(sms.close);
    const payments = await startStripeFake(() => new Date());
    ending.push(payments.close);
    const before = await open(databaseUrl);
    const market = await fillMarket(before.orm);
    await before.close();

    const fleet = await startFleet(PROCESSES, {
      ...payments.settings,
      ...documents.settings,
      DATABASE_URL: line.url,
      DATABASE_POOL: String(POOL),
      // More than all ask at once: a place that is not given back is missed.
      MAX_IN_FLIGHT: '100',
      DATA_DIR: documents.dataDir,
      TMPDIR: documents.dataDir,
      DEMO: '0',
      JWT_SECRET: 'the same secret in all the processes',
      SMS_PROVIDER: 'nimba',
      SMS_WEBHOOK_SECRET: 'a-secret-of-the-tests-only',
      SMS_QUIET_HOURS: '',
      SMS_DAILY_SEGMENTS: '1000000',
      SMS_DAILY_SEGMENTS_PER_RECIPIENT: '1000000',
      NIMBA_SERVICE_ID: nimbaCredentials.serviceId,
      NIMBA_SECRET_TOKEN: nimbaCredentials.secretToken,
      NIMBA_SENDER_NAME: nimbaCredentials.senderName,
      NIMBA_BASE_URL: `${sms.url}/v1`,
    });
    ending.push(fleet.stop);

    const journal = openJournal();
    const load = startLoad({ seed, urls: fleet.urls, market, journal, payments, sms });
    const faults = await letFaultsHappen(
      { fleet, line, documents, sms, payments, databaseUrl, postgres },
      { seed, minutes, tell },
    );
    tell('the faults are over, waiting for every answer');
    await load.finish();
    const complaints = await documents.complaints();
    tell('every request was answered, waiting for what was left to do');
    const database = await open(databaseUrl);
    ending.push(database.close);
    const unnamed = await unnamedDocuments({ documents, database });
    await settle(database, databaseUrl, { fleet, documents });
    await fleet.stop();

    const callers = load.callers;
    const sum = (of: (counts: (typeof callers)[number]['counts']) => number) =>
      callers.reduce((total, { counts }) => total + of(counts), 0);
    const counts = {
      asked: sum(({ asked }) => asked),
      askedAgain: sum(({ askedAgain }) => askedAgain),
      unanswered: sum(({ unanswered }) => unanswered),
      twins: sum(({ twins }) => twins),
    };
    const surprises = [...fleet.deaths, ...complaints, ...callers.flatMap(({ surprises }) => surprises)];
    const evidence = { database, documents, market, journal, sms, payments, surprises, asked: counts.asked };
    const notes = [
      postgres
        ? 'PostgreSQL: a server of its own, restarted and killed'
        : 'PostgreSQL: a server of others, never restarted: initdb and pg_ctl are not installed here',
      `Documents ${documents.describe()}; ${unnamed.length} of them had no row before the cleaning`,
    ];
    return { evidence, faults, notes, counts, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function open(databaseUrl: string): Promise<Database> {
  return openDatabase({ DATA_DIR: '', DATABASE_URL: databaseUrl, DATABASE_POOL: 2 });
}
