import type { RefusalCode } from '../../shared/api/refusalCodes.ts';
import { type EnterpriseState, maySeeProjects } from '../../shared/enterprises/status.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { type ProjectState, projectMachine } from '../../shared/projects/status.ts';
import { canMove } from '../../shared/states/machine.ts';
import { fr, type ServerTextKey } from '../texts.ts';

/** What decides whether an enterprise may accept a project, read under the locks of the acceptance. */
export interface AcceptanceFacts {
  project: { status: ProjectState; budget: number | null; acceptanceCount: number };
  maxQuotes: number;
  alreadyAccepted: boolean;
  enterprise: { status: EnterpriseState } | null;
  /** Whether the client is reached where the enterprise or one of its people is. */
  isOwn: boolean;
  /** The running package; null limits are none. Amounts in GNF. */
  plan: { minBudget: number | null; maxBudget: number | null; monthlyAcceptances: number | null } | null;
  acceptedThisMonth: number;
}

interface RuleRefusal {
  code: RefusalCode;
  key: ServerTextKey;
  params?: Record<string, string | number>;
}

/**
 * Why this enterprise may not accept this project now, or undefined where it may (design §7, specification §9). The
 * order is the one a person understands: what they did before, what they are, the project, then their package.
 */
export function acceptanceRefusal(facts: AcceptanceFacts): RuleRefusal | undefined {
  const { project, enterprise, plan } = facts;
  if (facts.alreadyAccepted) return { code: 'ALREADY_ACCEPTED', key: 'projects.alreadyAccepted' };
  if (!enterprise || !maySeeProjects(enterprise.status))
    return { code: 'ENTERPRISE_NOT_ACTIVE', key: notActiveKey(enterprise?.status) };
  if (facts.isOwn) return { code: 'OWN_REQUEST', key: 'projects.ownRequest' };
  if (project.status === projectMachine.transitions.fill.to || project.acceptanceCount >= facts.maxQuotes)
    return { code: 'QUOTES_FULL', key: 'projects.quotesFull' };
  if (!canMove(projectMachine, 'accept', project.status)) return wrongState(project.status);
  if (!plan) return { code: 'NO_SUBSCRIPTION', key: 'projects.noSubscription' };
  if (plan.monthlyAcceptances !== null && facts.acceptedThisMonth >= plan.monthlyAcceptances) {
    return { code: 'PLAN_LIMIT', key: 'projects.planLimit', params: { limit: plan.monthlyAcceptances } };
  }
  return budgetRefusal(project.budget, plan);
}

/** Whether the client of a project is reached at one of these telephones or mailboxes. */
export const isReachedAt = (
  contacts: readonly string[],
  { phoneNumber, email }: { phoneNumber: string; email: string | null },
): boolean => contacts.includes(phoneNumber) || (email !== null && contacts.includes(email));

/** Who is suspended is not to wait for an activation. */
export const notActiveKey = (status: EnterpriseState | undefined) =>
  status === 'Suspended' ? 'projects.enterpriseSuspended' : 'projects.enterpriseNotActive';

/** Without a budget on the project no budget limit applies (design §7). */
function budgetRefusal(
  budget: number | null,
  plan: { minBudget: number | null; maxBudget: number | null },
): RuleRefusal | undefined {
  if (budget === null) return undefined;
  if (plan.maxBudget !== null && budget > plan.maxBudget) {
    return { code: 'BUDGET_LIMIT', key: 'projects.budgetLimit', params: { limit: formatGnf(plan.maxBudget) } };
  }
  if (plan.minBudget !== null && budget < plan.minBudget) {
    return { code: 'BUDGET_LIMIT', key: 'projects.budgetTooLow', params: { limit: formatGnf(plan.minBudget) } };
  }
  return undefined;
}

function wrongState(status: ProjectState): RuleRefusal {
  return {
    code: 'WRONG_STATE',
    key: projectMachine.texts.wrongState,
    params: { state: fr(`projects.state.${status}`) },
  };
}
