import type { Config } from '../config.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Database } from './client.ts';
import { openServer } from './openServer.ts';

/** The one that the configuration chooses; PostgreSQL in the process is loaded only where it is. */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  tracing?: Tracing,
): Promise<Database> {
  if (config.DATABASE_URL) return openServer(config.DATABASE_URL, config.DATABASE_POOL, tracing);
  const { openEmbedded } = await import('./openEmbedded.ts');
  return openEmbedded(config.DATA_DIR, tracing);
}
