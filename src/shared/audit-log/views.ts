import * as z from 'zod/mini';

/** One act of staff: who, what, when, before and after (design §7). */
export const auditItem = z.object({
  id: z.uuid(),
  actorId: z.nullable(z.uuid()),
  actorName: z.nullable(z.string()),
  action: z.string(),
  entity: z.string(),
  entityId: z.uuid(),
  /** What the record is called, where it has a name of its own and is still there. */
  recordLabel: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  createdAt: z.string(),
});
