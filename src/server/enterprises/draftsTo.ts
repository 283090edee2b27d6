import { and, inArray, isNull } from 'drizzle-orm';
import { fullName } from '../../shared/format/fullName.ts';
import type { Context } from '../context.ts';
import { type enterprises, users } from '../db/schema/index.ts';
import type { MessageDraft } from '../messages/queueMessages.ts';

type Addressee = Pick<typeof enterprises.$inferSelect, 'id' | 'phoneNumber'>;
type Occasion = Pick<MessageDraft, 'template' | 'dedupeKey' | 'projectId' | 'params'>;

interface Telling {
  enterprise: Addressee;
  occasion: Occasion;
}

/** To the enterprise's phone, and to the address of each person who acts for it, by their name. */
export function draftsTo(tx: Context, enterprise: Addressee, occasion: Occasion): Promise<MessageDraft[]> {
  return draftsToEach(tx, [{ enterprise, occasion }]);
}

/** The same to several, each with an occasion of its own. */
export async function draftsToEach(tx: Context, tellings: readonly Telling[]): Promise<MessageDraft[]> {
  const ids = tellings.map(({ enterprise }) => enterprise.id);
  const people = await tx.db
    .select({
      id: users.id,
      enterpriseId: users.enterpriseId,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(users)
    .where(and(inArray(users.enterpriseId, ids), isNull(users.deactivatedAt)));
  return tellings.flatMap(({ enterprise, occasion }) => {
    const sms: MessageDraft = { ...occasion, channel: 'sms', phoneNumber: enterprise.phoneNumber };
    const emails = people
      .filter(({ enterpriseId }) => enterpriseId === enterprise.id)
      .flatMap(({ id, email, ...person }): MessageDraft[] => {
        const params = { ...occasion.params, name: fullName(person) };
        const dedupeKey = `${occasion.dedupeKey}:${id}`;
        return email ? [{ ...occasion, dedupeKey, params, channel: 'email', email }] : [];
      });
    return [sms, ...emails];
  });
}
