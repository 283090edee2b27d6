import { asc, eq } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import type { SessionEntity } from '../../shared/auth/views.ts';
import { fullName } from '../../shared/format/fullName.ts';
import type { UserView } from '../../shared/users/views.ts';
import { presentSession } from '../auth/presenter.ts';
import { actorOf, type Context } from '../context.ts';
import { languages, userLanguages, users } from '../db/schema/index.ts';
import { forbidden, notFound } from '../http/errors.ts';

/** A person sees their own account, an admin any. Raises 403 for somebody else's, 404 where there is none. */
export async function readUser(ctx: Context, userId: string): Promise<UserView> {
  const actor = actorOf(ctx);
  if (actor.id !== userId && !may(actor.role, 'users.readAny')) throw forbidden();
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw notFound();
  const spoken = await spokenBy(ctx, userId);
  const { id, firstName, lastName, role, enterpriseId, email, phoneNumber, occupiedPosition } = user;
  return {
    id,
    firstName,
    lastName,
    fullName: fullName(user),
    role,
    enterpriseId,
    email,
    phoneNumber,
    occupiedPosition,
    languages: spoken,
    hasPassword: user.passwordHash !== null,
  };
}

/** What a person speaks, in the order of the list of languages. */
export const spokenBy = ({ db }: Pick<Context, 'db'>, userId: string) =>
  db
    .select({ label: languages.nameFr, value: languages.id })
    .from(userLanguages)
    .innerJoin(languages, eq(languages.id, userLanguages.languageId))
    .where(eq(userLanguages.userId, userId))
    .orderBy(asc(languages.position));

/** The person as the browser keeps them beside the token. */
export async function readSessionEntity(ctx: Context, userId: string): Promise<SessionEntity> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw notFound();
  return presentSession(user);
}
