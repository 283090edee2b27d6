import { eq, sql } from 'drizzle-orm';
import { isStaff } from '../../shared/auth/roles.ts';
import { MAX_SPACE_BYTES } from '../../shared/files/rules.ts';
import { actorOf, type Context } from '../context.ts';
import { files } from '../db/schema/index.ts';
import { Refusal } from '../http/errors.ts';
import type { Limits, SpentSpace } from '../http/limits.ts';
import { fr } from '../texts.ts';

/**
 * Counts what is about to be stored against the day's space of the person, of the address and of its network
 * (docs/decisions/0043), staff apart. Raises 429. What is given back is as if it had not been sent.
 */
export async function spendSpace(ctx: Context, limits: Limits, bytes: number): Promise<SpentSpace | undefined> {
  const actor = actorOf(ctx);
  if (isStaff(actor.role)) return undefined;
  return limits.spendSpace({ userId: actor.id, ip: ctx.address ?? '' }, bytes);
}

/** Raises 413 where a person who is no staff would have more than MAX_SPACE_BYTES stored. */
export async function requireSpace(tx: Context, bytes: number): Promise<void> {
  const actor = actorOf(tx);
  if (isStaff(actor.role)) return;
  const [used] = await tx.db
    .select({ bytes: sql<number>`coalesce(sum(${files.size}), 0)::float` })
    .from(files)
    .where(eq(files.uploadedBy, actor.id));
  if ((used?.bytes ?? 0) + bytes <= MAX_SPACE_BYTES) return;
  const sentence = fr('files.spaceUsed');
  throw new Refusal(413, sentence, { errors: { Files: [sentence] } });
}
