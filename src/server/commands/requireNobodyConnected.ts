import type { Database } from '../db/client.ts';
import { CommandRefusal } from './commandRefusal.ts';

/** The embedded database has its lock; on a server the other connections of the application tell. Call it first. */
export async function requireNobodyConnected(database: Database): Promise<void> {
  if (database.kind === 'embedded') return;
  const { rows } = await database.query(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and application_name = 'oasis' and pid <> pg_backend_pid()`,
  );
  const { others } = rows[0] as { others: number };
  if (others > 0) throw new CommandRefusal(`Oasis is running on this database (${others} connections). Stop it first.`);
}
