import * as z from 'zod/mini';
import { idField } from '../api/fields.ts';

/** The version of a record that a form was opened on: another one since then is refused with STALE. */
export const versionField = z.iso.datetime('common.invalid');

/**
 * A whole list put into another order at once: `before` is the order that was seen, so that two people who move things
 * at the same time do not mix.
 */
export const orderSchema = z.object({
  ids: z.array(idField()).check(z.minLength(1, 'common.invalid'), z.maxLength(1000, 'common.invalid')),
  before: z.array(idField()).check(z.maxLength(1000, 'common.invalid')),
});

export type Order = z.infer<typeof orderSchema>;

/** Names of cities, districts and languages. */
export const NAME_MAX = 60;
