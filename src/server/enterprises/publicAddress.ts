import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { enterprisePath, PUBLIC_CHARACTERS } from '../../shared/enterprises/publicAddress.ts';
import type { Context } from '../context.ts';
import { enterprises } from '../db/schema/index.ts';

const LENGTH = 6;
/** With about 10^9 of them a second draw is rare. */
const MAX_DRAWS = 20;

type Enterprise = typeof enterprises.$inferSelect;

/** Where everybody sees this enterprise; null while they do not. */
export function publicPathOf({ name, publicId, shownFor }: Pick<Enterprise, 'name' | 'publicId' | 'shownFor'>) {
  return shownFor && publicId ? enterprisePath({ name, publicId }) : null;
}

/** Gives an enterprise the end of its page's address, once and for good. */
export async function givePublicId(tx: Context, enterpriseId: string): Promise<void> {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const publicId = Array.from({ length: LENGTH }, () => PUBLIC_CHARACTERS[randomInt(PUBLIC_CHARACTERS.length)]).join(
      '',
    );
    if ((await tx.db.$count(enterprises, eq(enterprises.publicId, publicId))) > 0) continue;
    await tx.db.update(enterprises).set({ publicId }).where(eq(enterprises.id, enterpriseId));
    return;
  }
  throw new Error('No free address was drawn');
}
