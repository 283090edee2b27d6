import { sql } from 'drizzle-orm';
import { fullName } from '../../shared/format/fullName.ts';
import type { Context } from '../context.ts';
import { isAmong } from '../db/isAmong.ts';
import { enterprises, users } from '../db/schema/index.ts';
import type { MessageDraft } from '../messages/queueMessages.ts';

type Occasion = Pick<MessageDraft, 'template' | 'dedupeKey' | 'projectId' | 'params'>;
type Person = Pick<typeof users.$inferSelect, 'id' | 'phoneNumber' | 'email' | 'firstName' | 'lastName'>;

/** An enterprise with those who act for it. */
export interface Addressee {
  id: string;
  name: string;
  phoneNumber: string;
  people: Person[];
}

/** Drizzle writes a column without its table where a statement reads one table alone. */
const peopleOf = sql<Person[]>`coalesce((
  select json_agg(json_build_object('id', ${users.id}, 'phoneNumber', ${users.phoneNumber}, 'email', ${users.email},
    'firstName', ${users.firstName}, 'lastName', ${users.lastName}) order by ${users.id})
  from ${users} where ${users.enterpriseId} = ${enterprises}.id and ${users.deactivatedAt} is null), '[]')`;

/** Enterprises as messages address them; those that are not there are left out. */
export function readAddressees({ db }: Context, ids: readonly string[]): Promise<Addressee[]> {
  return db
    .select({ id: enterprises.id, name: enterprises.name, phoneNumber: enterprises.phoneNumber, people: peopleOf })
    .from(enterprises)
    .where(isAmong(enterprises.id, ids));
}

/** One of them. Raises where it is not there, which no rule allows. */
export async function readAddressee(ctx: Context, id: string): Promise<Addressee> {
  const [addressee] = await readAddressees(ctx, [id]);
  if (!addressee) throw new Error(`There is no enterprise ${id}`);
  return addressee;
}

/** To the enterprise's phone, and to the address of each person who acts for it, by their name. */
export function draftsToAddressee(
  { people, phoneNumber }: Pick<Addressee, 'people' | 'phoneNumber'>,
  occasion: Occasion,
): MessageDraft[] {
  const sms: MessageDraft = { ...occasion, channel: 'sms', phoneNumber };
  const emails = people.flatMap(({ id, email, ...person }): MessageDraft[] => {
    const params = { ...occasion.params, name: fullName(person) };
    const dedupeKey = `${occasion.dedupeKey}:${id}`;
    return email ? [{ ...occasion, dedupeKey, params, channel: 'email', email }] : [];
  });
  return [sms, ...emails];
}

/** As `draftsToAddressee`, for an enterprise that is known by its id. */
export async function draftsTo(
  tx: Context,
  { id }: Pick<Addressee, 'id'>,
  occasion: Occasion,
): Promise<MessageDraft[]> {
  return draftsToAddressee(await readAddressee(tx, id), occasion);
}
