import { fullName } from '../../shared/format/fullName.ts';
import type { Context } from '../context.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';
import { fr } from '../texts.ts';
import type { User } from './queries.ts';

/** What became of the factors; each has its sentence (`message.factorChanged.…`). */
type Change = 'added' | 'removed' | 'recoveryUsed' | 'recoveryRenewed' | 'resetAsked' | 'reset' | 'guessed' | 'reused';

/** Told in both ways: somebody else may be at work, and one of the two may be lost. */
const urgent: readonly Change[] = ['resetAsked', 'reset', 'guessed'];

/**
 * Tells a person what changed in how they sign in: by e-mail, by SMS where there is none or it is urgent. Without a
 * link that undoes it: a mailbox would then take a second factor away (docs/decisions/0053).
 * @param occasion names it, so that the same one is told once.
 */
export async function tellPerson(tx: Context, user: User, change: Change, occasion: string): Promise<void> {
  const common = {
    template: 'factorChanged',
    dedupeKey: `factor:${change}:${occasion}`,
    params: {
      name: fullName(user),
      what: fr(`message.factorChanged.${change}`),
    },
  } as const;
  const drafts: MessageDraft[] = [
    ...(user.email ? [{ ...common, channel: 'email' as const, email: user.email }] : []),
    ...(!user.email || urgent.includes(change)
      ? [{ ...common, channel: 'sms' as const, phoneNumber: user.phoneNumber }]
      : []),
  ];
  await queueMessages(tx, drafts);
}
