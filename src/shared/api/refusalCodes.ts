/** Stable codes of refusals by a rule (design §6); the screens decide by them, never by the words. */
export const refusalCodes = [
  'PLAN_LIMIT',
  'BUDGET_LIMIT',
  'QUOTES_FULL',
  'ALREADY_ACCEPTED',
  'ALREADY_ASSIGNED',
  'NOT_ASSIGNED_TO_YOU',
  'NO_REAL_SERVICE',
  'NO_SUBSCRIPTION',
  'ENTERPRISE_NOT_ACTIVE',
  'WRONG_STATE',
  'STALE',
  'TOO_MANY_FILES',
  'ACCOUNT_EXISTS',
  'CREDIT_COVERS',
  'AMOUNT_REFUSED',
  'ALREADY_PAID',
  'COMPANY_EXISTS',
  'ENTERPRISE_EXISTS',
  'LINK_DEAD',
  'SAME_PERSON',
  'DOCUMENTS_NOT_READY',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
