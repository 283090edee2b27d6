import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { passwordResets } from '../db/schema/index.ts';
import { hashOfToken, newToken } from './opaqueToken.ts';

/** 192 random bits: nobody guesses one, and the SMS stays in its segment. */
const TOKEN_BYTES = 24;

/** What is in a link that only its recipient has. */
export const newLinkToken = (): string => newToken(TOKEN_BYTES);

/** The address of a link to choose a password. It works once, for `validMs`; only its hash is stored. */
export async function issuePasswordLink(tx: Context, userId: string, validMs: number): Promise<string> {
  const token = newLinkToken();
  const expiresAt = new Date(tx.now.getTime() + validMs);
  await tx.db.insert(passwordResets).values({ userId, tokenHash: hashOfToken(token), expiresAt, createdAt: tx.now });
  return `${tx.config.APP_URL}/reset-password?token=${token}`;
}

/** Every link that this person was sent leads nowhere from now on. */
export async function endPasswordLinks(tx: Context, userId: string): Promise<void> {
  await tx.db
    .update(passwordResets)
    .set({ usedAt: tx.now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}
