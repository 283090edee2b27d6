import { and, eq, isNull } from 'drizzle-orm';
import { callRequests } from '../db/schema/index.ts';

/** The call that the client of a request is promised and that nobody has made yet: one at most. */
export const isPromised = (projectId: string) =>
  and(eq(callRequests.projectId, projectId), isNull(callRequests.doneAt));
