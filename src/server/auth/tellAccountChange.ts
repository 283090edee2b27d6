import { formatDateTime } from '../../shared/format/dates.ts';
import { fullName } from '../../shared/format/fullName.ts';
import type { Context } from '../context.ts';
import { accountChanges, type users } from '../db/schema/index.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';
import { fr } from '../texts.ts';
import { hashOfToken, newToken } from './opaqueToken.ts';

type User = typeof users.$inferSelect;
export type ChangeKind = (typeof accountChanges.$inferSelect)['kind'];

const UNDO_DAYS = 7;
const DAY_MS = 86_400_000;
const TOKEN_BYTES = 24;

const words = {
  phone: 'message.accountChanged.phone',
  email: 'message.accountChanged.address',
  password: 'message.accountChanged.password',
} as const;

/**
 * Tells a person what has changed in how they sign in, by SMS and by e-mail where there is one, with a link that undoes
 * it for 7 days (`undoChange.ts`; design §12). To be called in the transaction of the change.
 * @param person as they were before: the message goes to the former number and address.
 */
export async function tellAccountChange(tx: Context, person: User, kind: ChangeKind): Promise<void> {
  const token = newToken(TOKEN_BYTES);
  const formerValue = { phone: person.phoneNumber, email: person.email, password: null }[kind];
  const [change] = await tx.db
    .insert(accountChanges)
    .values({
      userId: person.id,
      kind,
      formerValue,
      tokenHash: hashOfToken(token),
      createdAt: tx.now,
      undoUntil: new Date(tx.now.getTime() + UNDO_DAYS * DAY_MS),
    })
    .returning({ id: accountChanges.id });
  if (!change) throw new Error('The change was not written');
  const common = {
    template: 'accountChanged',
    dedupeKey: `change:${change.id}`,
    params: {
      name: fullName(person),
      what: fr(words[kind]),
      date: formatDateTime(tx.now),
      link: `${tx.config.APP_URL}/annuler-changement?token=${token}`,
    },
  } as const;
  const drafts: MessageDraft[] = [
    { ...common, channel: 'sms', phoneNumber: person.phoneNumber },
    ...(person.email ? [{ ...common, channel: 'email' as const, email: person.email }] : []),
  ];
  await queueMessages(tx, drafts);
}
