import type { Context } from '../context.ts';
import type { quotes } from '../db/schema/index.ts';
import { draftsToClient } from '../messages/draftsToClient.ts';
import { maskedTrackingLink } from '../messages/maskedTrackingLink.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { closeQuotes } from './closeQuotes.ts';
import { readEnterprise } from './drafts.ts';
import type { LockedLead } from './lockLead.ts';

type Quote = Pick<typeof quotes.$inferSelect, 'id' | 'number'>;

/** The contractor gives the lead up: their quote is before the client no more, who is told. */
export async function takeBackQuotes(tx: Context, locked: LockedLead): Promise<void> {
  for (const quote of await closeQuotes(tx, [locked.lead], { move: 'withdraw' }))
    await tellWithdrawn(tx, locked, quote);
}

/** The client hears that they cannot choose this quote any more. */
export async function tellWithdrawn(tx: Context, { lead, project }: LockedLead, quote: Quote): Promise<void> {
  const { name } = await readEnterprise(tx, lead);
  await queueMessages(
    tx,
    draftsToClient(project, {
      template: 'quoteWithdrawn',
      dedupeKey: `quoteWithdrawn:${quote.id}`,
      params: {
        enterprise: name,
        number: quote.number ?? '',
        link: maskedTrackingLink(tx.config),
      },
    }),
  );
}
