import { pino } from 'pino';
import type { Database } from '../../src/server/db/client.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { createJobs } from '../../src/server/jobs/jobs.ts';
import { queues } from '../../src/server/queues.ts';
import { seedReference } from '../../src/server/seed/reference.ts';

/** Everything that each test's database begins with: the tables, the reference data and the job queues. */
export async function fillTemplate(settings: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database: Database = await openDatabase(settings);
  await database.migrate();
  await seedReference(database.orm, new Date());
  const jobs = createJobs(database, pino({ level: 'silent' }), queues);
  await jobs.start();
  await jobs.stop();
  await database.close();
}
