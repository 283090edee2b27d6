import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Database } from '../../src/server/db/client.ts';
import type { DocumentStore } from './documentStore.ts';
import type { Fleet } from './fleet.ts';

/** More than a message may be on its way, a job may run, or a payment goes unasked about. */
const STEP = "interval '3 minutes'";
const ROUNDS = 12;
/** What waits for its time, and is not looked for until half a minute later, is moved on by the next round. */
const QUIET_WITHIN_MS = 6_000;

/**
 * As if so much time had passed for all that waits for its time, also for payments that were given up and may be paid
 * all the same, and days for the documents; the processes start again, which runs the jobs of the clock at once.
 */
const letTimePass = [
  `update pgboss.job set start_after = start_after - ${STEP}, started_on = started_on - ${STEP} where state < 'completed'`,
  `update messages set sending_since = sending_since - ${STEP} where status = 'Sending'`,
  `update payments set created_at = created_at - ${STEP}, checked_at = checked_at - ${STEP} where status <> 'Paid'`,
];

const unfinished = `
  select (select count(*) from messages where status in ('Queued', 'Sending'))
    + (select count(*) from pgboss.job where state < 'completed' and name not like '\\_\\_pgboss\\_\\_%') as left`;

/**
 * Nothing goes wrong any more: what was left behind, a job of a dead process, a retry that waits, a payment nobody told
 * of, comes to its end. What does not after half an hour of such time is for the invariants to name.
 */
export async function settle(
  database: Database,
  databaseUrl: string,
  { fleet, documents }: { fleet: Fleet; documents: DocumentStore },
): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const statement of letTimePass) await database.query(statement);
      await documents.age();
      await boss.supervise();
      await fleet.restartAll();
      const isQuiet = await becomesQuiet(database);
      if (isQuiet && round > 0) return;
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function becomesQuiet(database: Database): Promise<boolean> {
  const deadline = Date.now() + QUIET_WITHIN_MS;
  while (Date.now() < deadline) {
    const { rows } = await database.query(unfinished);
    if (Number((rows[0] as { left: string }).left) === 0) return true;
    await pause(200);
  }
  return false;
}
