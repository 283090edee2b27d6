/**
 * The ten cards of the dashboard (specification §2.4), in its order, by the address of their screen; the second name is
 * where it was before.
 */
export const dashboardCards = {
  staff: ['/gestion-interne/staff'],
  sms: ['/gestion-interne/sms-summary'],
  verifications: ['/gestion-interne/demandes-verification'],
  enterprises: ['/gestion-interne/entreprises'],
  partners: ['/gestion-interne/partenaires'],
  services: ['/gestion-interne/nos-services'],
  projects: ['/gestion-interne/projets', '/oasis-interne/gestion-de-projets'],
  statistics: ['/gestion-interne/statistiques'],
  payments: ['/gestion-interne/historique-paiements'],
  support: ['/gestion-interne/support'],
} as const satisfies Record<string, readonly string[]>;

export type DashboardCard = keyof typeof dashboardCards;

export const dashboardCardNames = Object.keys(dashboardCards) as DashboardCard[];

interface Figure {
  card: DashboardCard;
  /** `waiting`: something for somebody to do, said loudly with its age; `fact`: good to know; `money`: GNF. */
  kind: 'waiting' | 'fact' | 'money';
  /**
   * The list behind it: the screen of the card where no other address is given, under this filter. `isOfLastDays`: what
   * is counted for some days only is listed from the day of the oldest on.
   */
  list?: { address?: string; filter?: Record<string, unknown>; isOfLastDays?: true };
}

/**
 * The live figures, each on its card. A new one is a line here, its query in `server/dashboard/figures.ts` and its
 * sentence (`dashboard.figure.<name>`).
 */
export const dashboardFigures = {
  untakenProjects: { card: 'projects', kind: 'waiting', list: { filter: { status: 'Submitted' } } },
  unpublishedProjects: { card: 'projects', kind: 'waiting', list: { filter: { status: 'Assigned' } } },
  pendingEnterprises: { card: 'enterprises', kind: 'waiting', list: { filter: { status: 'Pending' } } },
  waitingVerifications: {
    card: 'verifications',
    kind: 'waiting',
    list: { filter: { status: ['Pending', 'Recommended'] } },
  },
  failedMessages: {
    card: 'sms',
    kind: 'waiting',
    list: { address: '/gestion-interne/messages', filter: { status: 'Failed' }, isOfLastDays: true },
  },
  openTickets: { card: 'support', kind: 'waiting', list: { filter: { status: 'Open' } } },
  paymentsInQuestion: { card: 'payments', kind: 'waiting', list: { filter: { attention: 'open' } } },
  monthlyRevenue: { card: 'payments', kind: 'money' },
  monthlySubmissions: { card: 'statistics', kind: 'fact' },
  monthlyAcceptances: { card: 'statistics', kind: 'fact' },
  activeStaff: { card: 'staff', kind: 'fact' },
  activePartners: { card: 'partners', kind: 'fact' },
  activeServices: { card: 'services', kind: 'fact' },
} as const satisfies Record<string, Figure>;

export type DashboardFigure = keyof typeof dashboardFigures;

export const dashboardFigureNames = Object.keys(dashboardFigures) as [DashboardFigure, ...DashboardFigure[]];

/** Counting stops here: a larger number is not needed. */
export const MAX_COUNTED = 1000;

/** So few SMS are soon gone: somebody has to buy more. */
export const LOW_SMS_CREDIT = 200;
