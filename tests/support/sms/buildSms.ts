import type { Db } from '../../../src/server/db/client.ts';
import { messages } from '../../../src/server/db/schema/index.ts';

type Sms = typeof messages.$inferSelect;

/** An SMS to some phone, waiting to be sent unless told otherwise. */
export async function buildSms(db: Db, overrides: Partial<Sms> = {}): Promise<Sms> {
  const [row] = await db
    .insert(messages)
    .values({
      channel: 'sms',
      template: 'requestReceived',
      recipient: '+224620000009',
      body: 'Oasis: votre demande est bien recue.',
      segments: 1,
      dedupeKey: crypto.randomUUID(),
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('The message was not written');
  return row;
}
