import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isUniqueViolation } from '../db/isUniqueViolation.ts';
import { users } from '../db/schema/index.ts';
import { invalid, type Refusal } from '../http/errors.ts';

/** What somebody signs in with. */
interface Identifiers {
  phoneNumber: string;
  email?: string | null | undefined;
}

/**
 * Raises 400 at the phone or e-mail that belongs to another account, signed up or invited. Clients by submission do not
 * count: their number was never proved to be theirs (design §7).
 */
export async function requireFreeIdentifiers(
  tx: Context,
  { phoneNumber, email }: Identifiers,
  ownerId?: string,
): Promise<void> {
  const known = await tx.db
    .select({ phoneNumber: users.phoneNumber, email: users.email })
    .from(users)
    .where(
      and(
        or(isNotNull(users.passwordHash), isNotNull(users.invitedAt)),
        or(eq(users.phoneNumber, phoneNumber), email ? eq(users.email, email) : undefined),
        ownerId ? ne(users.id, ownerId) : undefined,
      ),
    );
  const taken = {
    ...(known.some((one) => one.phoneNumber === phoneNumber) ? { phoneNumber: 'users.phoneTaken' as const } : {}),
    ...(email && known.some((one) => one.email === email) ? { email: 'staff.emailTaken' as const } : {}),
  };
  if (Object.keys(taken).length > 0) throw invalid(taken);
}

/**
 * The same refusal where somebody else took the phone or e-mail at the same moment; undefined for any other failure.
 */
export function takenIdentifier(error: unknown): Refusal | undefined {
  const isTaken = (...constraints: string[]) => constraints.some((name) => isUniqueViolation(error, name));
  if (isTaken('users_phone_unique', 'users_invited_phone_unique')) return invalid({ phoneNumber: 'users.phoneTaken' });
  if (isTaken('users_email_unique', 'users_invited_email_unique')) return invalid({ email: 'staff.emailTaken' });
  return undefined;
}
