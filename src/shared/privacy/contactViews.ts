/** What contact details are shown with; a record has its own id, a list of them none. */
export const viewedEntities = [
  'projects',
  'enterprises',
  'users',
  'support-tickets',
  'messages',
  'search',
  'verifications',
] as const;

export type ViewedEntity = (typeof viewedEntities)[number];
