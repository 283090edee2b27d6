import type { Context } from '../context.ts';

/** Removes stored documents that no row names any more. What the store does not do now, the nightly cleaning does. */
export async function removeContents({ storage }: Context, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => storage.remove(key)));
}
