import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type enterprises, users } from '../db/schema/index.ts';
import type { MessageDraft } from '../messages/queueMessages.ts';

type Addressee = Pick<typeof enterprises.$inferSelect, 'id' | 'phoneNumber'>;
type Occasion = Pick<MessageDraft, 'template' | 'dedupeKey' | 'params'>;

/** To the enterprise's phone, and to the address of each person who acts for it. */
export async function draftsTo(tx: Context, enterprise: Addressee, occasion: Occasion): Promise<MessageDraft[]> {
  const people = await tx.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.enterpriseId, enterprise.id), isNull(users.deactivatedAt)));
  const sms: MessageDraft = { ...occasion, channel: 'sms', phoneNumber: enterprise.phoneNumber };
  const emails = people.flatMap(({ id, email }): MessageDraft[] =>
    email ? [{ ...occasion, dedupeKey: `${occasion.dedupeKey}:${id}`, channel: 'email', email }] : [],
  );
  return [sms, ...emails];
}
