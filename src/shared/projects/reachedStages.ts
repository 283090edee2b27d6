/** How far a request came once, and how it ended: the figures of its way (docs/decisions/0065), with a list each. */
export const reachedStages = [
  'submitted',
  'taken',
  'published',
  'accepted',
  'quoted',
  'hired',
  'done',
  'rejected',
  'cancelled',
] as const;

export type ReachedStage = (typeof reachedStages)[number];
