import { ConfigurationError, readConfig } from '../config.ts';
import type { Db } from '../db/client.ts';
import { runServer } from '../main.ts';
import { describeFindings, findDemoData } from '../seed/demoData.ts';
import { seedReference } from '../seed/reference.ts';
import { applyFactorPolicy, requiredFactorRoles } from '../settings/factorPolicy.ts';
import { exitOnKnownError } from './exitOnKnownError.ts';

/** `npm run serve`: production. Refuses demonstration accounts, default secrets and sandbox providers (design §4). */
await exitOnKnownError(async () => {
  const config = readConfig(process.env, 'serve');
  await runServer(config, {
    prepare: async ({ orm }) => {
      await requireNoDemoData(orm);
      await seedReference(orm, new Date());
      await applyFactorPolicy(orm, await requiredFactorRoles({ db: orm, config }));
    },
  });
});

/** Raises ConfigurationError, which names what was found: the settings say nothing of what the database holds. */
async function requireNoDemoData(db: Db): Promise<void> {
  const found = describeFindings(await findDemoData(db));
  if (found.length === 0) return;
  const list = ['The database holds what production must not serve:', ...found].join('\n- ');
  throw new ConfigurationError(`${list}\nRemove it for good with: npm run demo:remove`);
}
