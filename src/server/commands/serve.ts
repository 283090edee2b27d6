import { readConfig } from '../config.ts';
import { runServer } from '../main.ts';
import { seedReference } from '../seed/reference.ts';
import { exitOnKnownError } from './exitOnKnownError.ts';

/** `npm run serve`: production. Refuses demonstration accounts, default secrets and sandbox providers (design §4). */
await exitOnKnownError(async () => {
  await runServer(readConfig(process.env, 'serve'), { prepare: (database) => seedReference(database.orm, new Date()) });
});
