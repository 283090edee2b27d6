import { readConfig } from '../config.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { exitOnKnownError } from './exitOnKnownError.ts';
import { requireDatabase } from './requireDatabase.ts';

/**
 * `npm run statistics:rebuild`: counts the figures of the statistics anew from the rows that they come from. Writers
 * wait until it is done.
 */
await exitOnKnownError(async () => {
  const config = readConfig(process.env);
  requireDatabase(config);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    await database.query('select statistics_rebuild()');
    console.log('The figures of the statistics are counted anew.');
  } finally {
    await database.close();
  }
});
