import type { ContractorRegistration } from '../../shared/auth/schemas.ts';
import type { Context } from '../context.ts';
import { isUniqueViolation } from '../db/isUniqueViolation.ts';
import { users } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import { requireUnknownPassword } from './knownPasswords.ts';
import { hashPassword } from './password.ts';

/**
 * A contractor's account, without an enterprise yet (specification §3, §4). Raises ACCOUNT_EXISTS when the e-mail
 * address or the phone number already belongs to an account with a password, 400 for a known password.
 */
export async function registerContractor(tx: Context, form: ContractorRegistration): Promise<{ userId: string }> {
  await requireUnknownPassword('password', form.password, form);
  const passwordHash = await hashPassword(form.password);
  try {
    const [user] = await tx.db
      .insert(users)
      .values({
        role: 'Entrepreneur',
        email: form.email,
        phoneNumber: form.phoneNumber,
        passwordHash,
        createdAt: tx.now,
      })
      .returning({ id: users.id });
    if (!user) throw new Error('The contractor was not written');
    return { userId: user.id };
  } catch (error) {
    if (isUniqueViolation(error)) throw refused('ACCOUNT_EXISTS', 'auth.accountExists');
    throw error;
  }
}
