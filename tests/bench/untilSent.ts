import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const DUE = `select count(*)::int as left from pgboss.job
  where name = 'messages.send' and state < 'completed' and start_after <= now()`;
const EVERY_MS = 500;
const AT_MOST_MS = 600_000;

/**
 * Waits until no message is to be sent now: what one contestant's clients were told would be sent beside the other. The
 * product's process sends those of both. Raises an Error after ten minutes.
 */
export async function untilSent(database: string): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    for (const deadline = Date.now() + AT_MOST_MS; Date.now() < deadline; await pause(EVERY_MS)) {
      const { rows } = await client.query<{ left: number }>(DUE);
      if (rows[0]?.left === 0) return;
    }
  } finally {
    await client.end();
  }
  throw new Error('Messages are still to be sent after ten minutes');
}
