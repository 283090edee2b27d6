import { eq } from 'drizzle-orm';
import { fullName } from '../../shared/format/fullName.ts';
import type { PersonContact } from '../../shared/staff/schemas.ts';
import { stale } from '../audit-log/acts.ts';
import { difference } from '../audit-log/difference.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { endPasswordLinks } from '../auth/passwordLink.ts';
import { endSessions } from '../auth/sessions.ts';
import { actorOf, type Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';
import { fr } from '../texts.ts';
import { requireFreeIdentifiers, takenIdentifier } from './identifiers.ts';
import { sendInvitation } from './invitation.ts';
import { lockAmongAdmins } from './lockPerson.ts';
import { personState, personVersion } from './presenter.ts';
import { languagesOf } from './queries.ts';

type User = typeof users.$inferSelect;
type Contact = Pick<User, 'phoneNumber' | 'email'>;

/**
 * An admin gives somebody another phone number or e-mail address, which are what they sign in with
 * (docs/decisions/0024). Ends their sessions and links, tells the address they had, and invites anew whoever has no
 * password yet. Raises STALE, 400 at a phone or e-mail that another account has, 404.
 */
export async function changeContact(tx: Context, id: string, form: PersonContact): Promise<string> {
  const person = await lockAmongAdmins(tx, id);
  const spoken = ((await languagesOf(tx, [id])).get(id) ?? []).map(({ value }) => value);
  if (form.version !== personVersion(person, spoken)) throw await stale(tx, 'users', id);
  const contact: Contact = { phoneNumber: form.phoneNumber, email: form.email ?? null };
  const { isChanged, before, after } = difference(person, contact);
  if (!isChanged) return id;
  if (hasLogin(person)) await requireFreeIdentifiers(tx, contact, id);
  await writeContact(tx, id, contact);
  await recordAct(tx, { action: 'update', entity: 'users', entityId: id, before, after });
  if (hasLogin(person)) await startAnew(tx, person, contact);
  return id;
}

/** Not so a client by submission, who has no log-in: only what they are called at changes. */
const hasLogin = ({ passwordHash, invitedAt }: User): boolean => passwordHash !== null || invitedAt !== null;

async function writeContact(tx: Context, id: string, contact: Contact): Promise<void> {
  try {
    await tx.db.update(users).set(contact).where(eq(users.id, id));
  } catch (error) {
    throw takenIdentifier(error) ?? error;
  }
}

/** Whoever changes their own stays where they are: they have just signed in. */
async function startAnew(tx: Context, person: User, contact: Contact): Promise<void> {
  const actor = actorOf(tx);
  await endSessions(tx, person.id, person.id === actor.id ? actor.sessionId : undefined);
  await endPasswordLinks(tx, person.id);
  if (person.passwordHash !== null) await tellFormerAddress(tx, person, contact);
  else if (personState(person) === 'Invited') await sendInvitation(tx, { ...person, ...contact });
}

/**
 * By SMS at a number that was replaced, and by e-mail, which costs nothing, whichever changed. The new ones are not in
 * it.
 */
async function tellFormerAddress(tx: Context, person: User, contact: Contact): Promise<void> {
  const isOtherPhone = person.phoneNumber !== contact.phoneNumber;
  const common = {
    template: 'contactChanged',
    dedupeKey: `contact:${person.id}:${tx.requestId}`,
    params: {
      name: fullName(person),
      what: fr(`message.contactChanged.${whatChanged(person, contact)}`),
    },
  } as const;
  const drafts: MessageDraft[] = [
    ...(isOtherPhone ? [{ ...common, channel: 'sms' as const, phoneNumber: person.phoneNumber }] : []),
    ...(person.email ? [{ ...common, channel: 'email' as const, email: person.email }] : []),
  ];
  await queueMessages(tx, drafts);
}

function whatChanged(before: Contact, after: Contact): 'phone' | 'address' | 'both' {
  if (before.email === after.email) return 'phone';
  return before.phoneNumber === after.phoneNumber ? 'address' : 'both';
}
