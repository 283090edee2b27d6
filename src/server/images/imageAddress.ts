import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { images } from '../db/schema/index.ts';

const ADDRESS = /^\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where everybody sees an image of ours. */
export const imageAddress = (id: string): string => `/images/${id}`;

/** Whether this is the address of an image of ours that is there. */
export async function isOwnImage(ctx: Context, address: string): Promise<boolean> {
  const id = ADDRESS.exec(address)?.[1];
  if (!id) return false;
  const found = await ctx.db.select({ id: images.id }).from(images).where(eq(images.id, id));
  return found.length > 0;
}
