/** The states of an enterprise (design §7): Suspended by an admin, Expired when its subscription ended. */
export const enterpriseStates = ['Pending', 'Active', 'Verified', 'Suspended', 'Expired'] as const;

export type EnterpriseState = (typeof enterpriseStates)[number];

/** States in which an enterprise may accept projects. */
const operating: readonly EnterpriseState[] = ['Active', 'Verified'];

export function isOperating(state: EnterpriseState): boolean {
  return operating.includes(state);
}

/** States in which an enterprise may look at the available projects. */
export function maySeeProjects(state: EnterpriseState): boolean {
  return operating.includes(state) || state === 'Expired';
}
