import type { Role } from '../auth/roles.ts';

/** A telephone, a computer, a key in a drawer, and then some. */
export const MAX_FACTORS = 10;
export const FACTOR_NAME_MAX = 40;
export const RECOVERY_CODES = 10;
/** Below this many the account page asks to make new ones. */
export const FEW_RECOVERY_CODES = 3;
/** How long a proof counts for what moves money, roles or personal data. */
export const PROOF_MINUTES = 10;
export const RESET_NOTE_MAX = 300;

/** The roles that an admin may require a second factor of. Clients by submission have no log-in at all. */
export const factorRoles = [
  'Admin',
  'CustomerService',
  'SalesService',
  'Entrepreneur',
] as const satisfies readonly Role[];

/** Where somebody lands who must enrol a second factor before anything else. */
export const enrolmentPage = '/double-verification';
