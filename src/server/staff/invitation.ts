import { and, eq, gte } from 'drizzle-orm';
import { fullName } from '../../shared/format/fullName.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { INVITATION_DAYS } from '../../shared/staff/rules.ts';
import type { AddedUser } from '../../shared/staff/views.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { endPasswordLinks, issuePasswordLink } from '../auth/passwordLink.ts';
import type { Context } from '../context.ts';
import { messages, users } from '../db/schema/index.ts';
import { refused, tooMany } from '../http/errors.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';
import { fr } from '../texts.ts';
import { lockPerson } from './lockPerson.ts';
import { personState } from './presenter.ts';

type User = typeof users.$inferSelect;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Of one person in an hour: what a telephone gets of it at most. */
const MAX_AN_HOUR = 5;

/**
 * Sends somebody the link to choose a password, by SMS and by e-mail where there is one (design §8). It works once, for
 * three days: long enough for a week-end without network, short enough for a link that opens an account. Every link
 * sent before it is dead.
 */
export async function sendInvitation(tx: Context, person: User): Promise<AddedUser> {
  await endPasswordLinks(tx, person.id);
  await tx.db.update(users).set({ invitedAt: tx.now }).where(eq(users.id, person.id));
  const link = await issuePasswordLink(tx, person.id, INVITATION_DAYS * DAY_MS);
  const drafts = draftsFor(tx, person, link);
  await queueMessages(tx, drafts);
  return {
    id: person.id,
    fullName: fullName(person),
    role: person.role,
    sentBy: drafts.map(({ channel }) => channel),
  };
}

/**
 * The link once more, for whoever lost it or let it expire. Raises 404, WRONG_STATE where there is a password already,
 * 429 beyond five in an hour.
 */
export async function inviteAgain(tx: Context, id: string): Promise<AddedUser> {
  const person = await lockPerson(tx, id);
  if (personState(person) !== 'Invited') throw refused('WRONG_STATE', 'staff.notInvited');
  const lately = await tx.db.$count(
    messages,
    and(
      eq(messages.recipient, person.phoneNumber),
      eq(messages.template, 'invitation'),
      gte(messages.createdAt, new Date(tx.now.getTime() - HOUR_MS)),
    ),
  );
  if (lately >= MAX_AN_HOUR) throw tooMany(HOUR_MS / 1000);
  const invited = await sendInvitation(tx, person);
  await recordAct(tx, { action: 'invite', entity: 'users', entityId: id });
  return invited;
}

function draftsFor(tx: Context, person: User, link: string): MessageDraft[] {
  const common = {
    template: 'invitation',
    dedupeKey: `invitation:${person.id}:${tx.requestId}`,
    params: {
      name: fullName(person),
      role: fr(`staff.role.${person.role}`),
      phone: formatPhone(person.phoneNumber),
      link,
      newLink: `${tx.config.APP_URL}/mot-de-passe-oublie`,
    },
  } as const;
  return [
    { ...common, channel: 'sms', phoneNumber: person.phoneNumber },
    ...(person.email ? [{ ...common, channel: 'email' as const, email: person.email }] : []),
  ];
}
