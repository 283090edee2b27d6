import { may, type Permission } from '../auth/permissions.ts';
import { type Audience, type Role, roles } from '../auth/roles.ts';
import { projectMachine } from '../projects/status.ts';
import { ticketMachine } from '../support/status.ts';

/** The roles of the back-office, in the order in which they are offered. */
export const staffRoleNames = ['Admin', 'CustomerService', 'SalesService'] as const satisfies readonly Role[];

/** `Invited`: added by staff, and no password chosen yet. */
export const personStates = ['Active', 'Invited', 'Deactivated'] as const;

export type PersonState = (typeof personStates)[number];

/** Whom each role may add (design §8): an admin anybody, agents the people they serve. */
const mayAdd: Partial<Record<Audience, readonly Role[]>> = {
  Admin: roles,
  CustomerService: ['Client', 'Entrepreneur'],
  SalesService: ['Client', 'Entrepreneur'],
};

/** The roles that this person may give to somebody they add. */
export function addableRoles(actor: Audience): readonly Role[] {
  return mayAdd[actor] ?? [];
}

/** A link of an invitation works once, for so long; the messages say it in words (design §8). */
export const INVITATION_DAYS = 3;

/** States in which a project or a ticket needs work by its agent. */
export const openProjectStates = projectMachine.transitions.update.from;
export const openTicketStates = ticketMachine.transitions.handOver.from;

/** Which work somebody may hold, and who may: whoever may take it. */
export const heldWork = {
  projects: 'projects.assign',
  enterprises: 'enterprises.assign',
  verifications: 'verifications.assign',
  tickets: 'support.handle',
} as const satisfies Record<string, Permission>;

export type HeldWork = keyof typeof heldWork;

/** Of the work that somebody holds, what this role does not open to them (specification §6). */
export function workBeyondRole(role: Role, work: Record<HeldWork, number>): HeldWork[] {
  return (Object.keys(heldWork) as HeldWork[]).filter((kind) => work[kind] > 0 && !may(role, heldWork[kind]));
}
