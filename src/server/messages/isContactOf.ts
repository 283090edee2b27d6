import { eq, or, type SQL } from 'drizzle-orm';
import { projects } from '../db/schema/index.ts';

/**
 * Whether a message goes to the telephone or the mailbox of a request's client, as they are now: a message that waited
 * may have been written to those they were before a correction.
 */
export const isContactOf = (recipient: string): SQL | undefined =>
  or(eq(projects.phoneNumber, recipient), eq(projects.email, recipient));
