import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { messageMachine } from '../../shared/messages/status.ts';
import { openPaymentStates } from '../../shared/payments/status.ts';
import type { Db } from '../db/client.ts';
import { messages, payments } from '../db/schema/index.ts';

interface Work {
  name: string;
  help: string;
  /** Selects one number; each query uses a partial index. */
  count: ReturnType<typeof sql<number>>;
}

/** A list of states for `in`; literals, so that the partial indexes are used. */
const stateList = (states: readonly string[]) => sql.raw(states.map((state) => `'${state}'`).join(', '));

const waiting = stateList(messageMachine.transitions.claim.from);

const work: Work[] = [
  {
    name: 'oasis_messages_waiting',
    help: 'Messages not sent yet',
    count: sql<number>`(select count(*)::int from ${messages} where status in (${waiting}))`,
  },
  {
    name: 'oasis_messages_waiting_seconds',
    help: 'Age of the oldest message not sent yet',
    count: sql<number>`(select coalesce(extract(epoch from now() - min(created_at)), 0)::float from ${messages} where status in (${waiting}))`,
  },
  {
    name: 'oasis_payments_open',
    help: 'Payments that the provider has not decided, older than an hour',
    count: sql<number>`(select count(*)::int from ${payments} where status in (${stateList(openPaymentStates)}) and created_at < now() - interval '1 hour')`,
  },
];

/** Gauges of the waiting work, read from the database at each scrape, so that every process reports the same. */
export function measureWork(registry: Registry, db: Db): void {
  for (const { name, help, count } of work) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const { rows } = (await db.execute(sql`select ${count} as value`)) as unknown as { rows: { value: number }[] };
        this.set(Number(rows[0]?.value ?? 0));
      },
    });
  }
}
