import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../db/client.ts';
import { messages, payments } from '../db/schema/index.ts';

interface Work {
  name: string;
  help: string;
  /** One number; each is answered by a partial index. */
  count: ReturnType<typeof sql<number>>;
}

const work: Work[] = [
  {
    name: 'oasis_messages_waiting',
    help: 'Messages not sent yet',
    count: sql<number>`(select count(*)::int from ${messages} where status in ('Queued', 'Sending'))`,
  },
  {
    name: 'oasis_messages_waiting_seconds',
    help: 'Age of the oldest message not sent yet',
    count: sql<number>`(select coalesce(extract(epoch from now() - min(created_at)), 0)::float from ${messages} where status in ('Queued', 'Sending'))`,
  },
  {
    name: 'oasis_payments_open',
    help: 'Payments that the provider has not decided, older than an hour',
    count: sql<number>`(select count(*)::int from ${payments} where status in ('Created', 'Pending') and created_at < now() - interval '1 hour')`,
  },
];

/** What waits to be done, read from the database at each scrape: the same whichever process is asked. */
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
