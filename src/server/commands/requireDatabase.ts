import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { CommandRefusal } from './commandRefusal.ts';

/**
 * Opening would make an empty embedded database where the settings lead to the wrong place. Raises CommandRefusal where
 * there is none.
 */
export function requireDatabase({ DATABASE_URL, DATA_DIR }: Config): void {
  if (DATABASE_URL || existsSync(join(DATA_DIR, 'postgres'))) return;
  throw new CommandRefusal(`There is no database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL.`);
}
