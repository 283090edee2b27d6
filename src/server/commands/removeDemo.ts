import { readConfig } from '../config.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { describeFindings, findDemoData } from '../seed/demoData.ts';
import { removeDemo } from '../seed/removeDemo.ts';
import { createStorage } from '../storage/createStorage.ts';
import { CommandRefusal, readArguments } from './commandRefusal.ts';
import { exitOnKnownError } from './exitOnKnownError.ts';
import { requireDatabase } from './requireDatabase.ts';
import { requireNobodyConnected } from './requireNobodyConnected.ts';
import { ask, isInteractive } from './terminal.ts';

const usage = 'npm run demo:remove -- [--yes]';

/** `npm run demo:remove`: demonstration data and what was paid in the sandbox go for good; what is real stays. */
await exitOnKnownError(async () => {
  const { values } = readArguments(usage, { options: { yes: { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  requireDatabase(config);
  const database = await openDatabase(config);
  try {
    await requireNobodyConnected(database);
    await database.migrate();
    const found = describeFindings(await findDemoData(database.orm));
    if (found.length === 0) return console.log('The database holds no demonstration data.');
    console.log(['To be removed for good, with all that hangs on it:', ...found].join('\n- '));
    if (!values.yes) await confirm();
    const { removed, stripped, storageKeys } = await removeDemo(database.orm);
    const storage = await createStorage(config);
    for (const key of storageKeys) await storage.remove(key);
    const rows = Object.entries(removed).map(([table, count]) => `${table}: ${count}`);
    console.log(['Removed:', ...rows, `documents: ${storageKeys.length}`].join('\n- '));
    if (stripped > 0) console.log(`${stripped} accounts that real records name stay without name, address and way in.`);
  } finally {
    await database.close();
  }
});

async function confirm(): Promise<void> {
  if (!isInteractive()) throw new CommandRefusal(`Nothing was removed: add --yes.\nUsage: ${usage}`);
  if ((await ask('Type "remove" to go on: ')) !== 'remove') throw new CommandRefusal('Nothing was removed.');
}
