import { fullName } from '../../shared/format/fullName.ts';
import type { users } from '../db/schema/index.ts';
import type { MessageDraft } from './queueMessages.ts';

type Person = Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'phoneNumber' | 'email'>;
type Occasion = Pick<MessageDraft, 'template' | 'dedupeKey' | 'params'>;

/** To somebody of the staff, by their name: to the mailbox, and to the telephone where there is none. */
export function draftToPerson(person: Person, { params, ...occasion }: Occasion): MessageDraft {
  const { email, phoneNumber } = person;
  const common = { ...occasion, params: { ...params, name: fullName(person) } };
  return email ? { ...common, channel: 'email', email } : { ...common, channel: 'sms', phoneNumber };
}
