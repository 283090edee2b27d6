import { eq } from 'drizzle-orm';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { readAccount, readErasures, readFactors, readSessions } from './exportAccount.ts';
import { readAcceptances, readEnterprise, readPayments, readSubscriptions } from './exportEnterprise.ts';
import { readActs, readViews } from './exportHandling.ts';
import { readMessages, readTickets } from './exportMessages.ts';
import { readFiles, readRequests, readReviews } from './exportRequests.ts';
import type { Section } from './exportSection.ts';

/** The sections of an export, by the names they have in it. `docs/personal-data.md` lists them. */
export const sections: Record<string, Section> = {
  compte: readAccount,
  entreprise: readEnterprise,
  demandes: readRequests,
  'projets acceptés': readAcceptances,
  forfaits: readSubscriptions,
  paiements: readPayments,
  documents: readFiles,
  messages: readMessages,
  avis: readReviews,
  'questions posées': readTickets,
  connexions: readSessions,
  'double vérification': readFactors,
  'coordonnées consultées': readViews,
  'actes de notre équipe': readActs,
  'demandes d’effacement': readErasures,
};

/**
 * All that is kept of a person as one JSON document with French names, section by section as it is read: their own data
 * and nobody else's. What a contractor accepted is named without its client. Raises 404.
 */
export async function* exportPerson(ctx: Context, userId: string): AsyncGenerator<string> {
  const [person] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!person) throw notFound();
  yield `{\n"fait le": ${JSON.stringify(formatDateTime(ctx.now.toISOString()))}`;
  for (const [name, read] of Object.entries(sections)) {
    const content = await read(ctx, person);
    if (content !== undefined) yield `,\n${JSON.stringify(name)}: ${JSON.stringify(content, null, 2)}`;
  }
  yield '\n}\n';
}
