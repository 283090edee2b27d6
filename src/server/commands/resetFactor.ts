import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { endSessions } from '../auth/sessions.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { auditLog, users } from '../db/schema/index.ts';
import { closeOpenResets, removeAllFactors } from '../factors/removeAllFactors.ts';
import { CommandRefusal, readArguments } from './commandRefusal.ts';
import { exitOnKnownError } from './exitOnKnownError.ts';
import { requireDatabase } from './requireDatabase.ts';

const usage =
  'npm run user:reset-factor -- --email EMAIL\n' +
  'Removes the second factors and recovery codes of an account and ends its sessions; the password stays.';

/**
 * `npm run user:reset-factor`: the way back where two admins cannot approve it, as in an installation with one (design
 * §12). Who may run it reads the database anyway; the audit log keeps that it was run.
 */
await exitOnKnownError(async () => {
  const { values } = readArguments(usage, { options: { email: { type: 'string' } } });
  const email = values.email?.trim().toLowerCase();
  if (!email) throw new CommandRefusal(`--email is missing.\nUsage: ${usage}`);
  const config = readConfig(process.env);
  requireDatabase(config);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    await database.orm.transaction(async (db) => {
      const [person] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, email), isNotNull(users.passwordHash), isNull(users.deactivatedAt)));
      if (!person) throw new CommandRefusal(`There is no active account with the address ${email}.`);
      const removed = await removeAllFactors({ db }, person.id);
      if (removed === 0) throw new CommandRefusal(`The account ${email} has no second factor.`);
      const ctx = { db, now: new Date() };
      await closeOpenResets(ctx, person.id);
      await endSessions(ctx, person.id);
      await db
        .insert(auditLog)
        .values({ action: 'resetFactors', entity: 'users', entityId: person.id, after: { removed } });
    });
  } finally {
    await database.close();
  }
  console.log(`Removed the second factors of ${email} and ended its sessions.`);
});
