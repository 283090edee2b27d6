import { and, eq, isNull } from 'drizzle-orm';
import { fullName } from '../../shared/format/fullName.ts';
import type { Context } from '../context.ts';
import { type enterprises, users } from '../db/schema/index.ts';
import type { MessageDraft } from '../messages/queueMessages.ts';

type Addressee = Pick<typeof enterprises.$inferSelect, 'id' | 'phoneNumber'>;
type Occasion = Pick<MessageDraft, 'template' | 'dedupeKey' | 'projectId' | 'params'>;

/** To the enterprise's phone, and to the address of each person who acts for it, by their name. */
export async function draftsTo(tx: Context, enterprise: Addressee, occasion: Occasion): Promise<MessageDraft[]> {
  const people = await tx.db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.enterpriseId, enterprise.id), isNull(users.deactivatedAt)));
  const sms: MessageDraft = { ...occasion, channel: 'sms', phoneNumber: enterprise.phoneNumber };
  const emails = people.flatMap(({ id, email, ...person }): MessageDraft[] => {
    const params = { ...occasion.params, name: fullName(person) };
    return email ? [{ ...occasion, dedupeKey: `${occasion.dedupeKey}:${id}`, params, channel: 'email', email }] : [];
  });
  return [sms, ...emails];
}
