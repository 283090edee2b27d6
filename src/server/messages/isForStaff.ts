import { and, eq, inArray, isNull } from 'drizzle-orm';
import { staffRoles } from '../../shared/auth/roles.ts';
import type { Context } from '../context.ts';
import { type messages, users } from '../db/schema/index.ts';

/** Whether it goes to somebody of the staff: without them nobody could mend anything. */
export async function isForStaff(
  tx: Context,
  { channel, recipient }: Pick<typeof messages.$inferSelect, 'channel' | 'recipient'>,
): Promise<boolean> {
  const found = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(channel === 'sms' ? users.phoneNumber : users.email, recipient),
        inArray(users.role, [...staffRoles]),
        isNull(users.deactivatedAt),
      ),
    )
    .limit(1);
  return found.length > 0;
}
