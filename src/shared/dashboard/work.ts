import type { Role } from '../auth/roles.ts';

interface WorkFigure {
  role: Role;
  /** `waiting`: somebody waits for it, said with its age; `done`: what this person has done. */
  kind: 'waiting' | 'done';
  /** The list of just these. */
  list?: { address: string; filter?: Record<string, unknown>; sort?: { field: string; order: 'ASC' | 'DESC' } };
}

const PROJECTS = '/oasis-interne/gestion-de-projets';
const NEW_ENTERPRISES = '/oasis-interne/gestion-de-compte-entreprise';
const MY_ENTERPRISES = `${NEW_ENTERPRISES}/mes-entreprises`;
const VERIFICATIONS = '/gestion-interne/demandes-verification';

/**
 * The live figures of an agent's first page: what waits for anybody of their service, what waits for them, what they
 * have done. A new one is a line here, its query in `server/dashboard/work.ts` and its name (`dashboard.work.<name>`).
 */
export const workFigures = {
  untakenProjects: {
    role: 'CustomerService',
    kind: 'waiting',
    list: { address: PROJECTS, filter: { status: 'Submitted' } },
  },
  myProjects: {
    role: 'CustomerService',
    kind: 'waiting',
    list: { address: PROJECTS, filter: { status: 'Assigned', mine: true } },
  },
  openTickets: {
    role: 'CustomerService',
    kind: 'waiting',
    list: { address: '/gestion-interne/support', filter: { status: 'Open' } },
  },
  publishedToday: { role: 'CustomerService', kind: 'done' },
  publishedThisMonth: { role: 'CustomerService', kind: 'done' },
  untakenEnterprises: { role: 'SalesService', kind: 'waiting', list: { address: NEW_ENTERPRISES } },
  myPendingEnterprises: {
    role: 'SalesService',
    kind: 'waiting',
    list: { address: MY_ENTERPRISES, filter: { status: 'Pending' } },
  },
  waitingVerifications: {
    role: 'SalesService',
    kind: 'waiting',
    list: { address: VERIFICATIONS, filter: { status: ['Pending', 'Recommended'] } },
  },
  endingPackages: {
    role: 'SalesService',
    kind: 'waiting',
    list: { address: MY_ENTERPRISES, sort: { field: 'planExpirationDate', order: 'ASC' } },
  },
  activatedToday: { role: 'SalesService', kind: 'done' },
  activatedThisMonth: { role: 'SalesService', kind: 'done' },
} as const satisfies Record<string, WorkFigure>;

/** So many weeks of one's own work are drawn, the running one among them. */
export const WEEKS_SHOWN = 8;

export type WorkFigureName = keyof typeof workFigures;

export const workFigureNames = Object.keys(workFigures) as [WorkFigureName, ...WorkFigureName[]];
