import type { Machine } from '../states/machine.ts';

/** The states of an enterprise (design §7): Suspended by an admin, Expired when its subscription ended. */
export const enterpriseStates = ['Pending', 'Active', 'Verified', 'Suspended', 'Expired'] as const;

export type EnterpriseState = (typeof enterpriseStates)[number];

/** States in which an enterprise may accept projects. */
export const operatingStates = ['Active', 'Verified'] as const satisfies readonly EnterpriseState[];

function isOperating(state: EnterpriseState): boolean {
  return (operatingStates as readonly EnterpriseState[]).includes(state);
}

/** States in which an enterprise may look at the available projects, and buy a package. */
export function maySeeProjects(state: EnterpriseState): boolean {
  return isOperating(state) || state === 'Expired';
}

export const enterpriseMachine = {
  entity: 'enterprises',
  states: enterpriseStates,
  holder: 'assignedAgentId',
  forOthers: 'enterprises.workForOthers',
  texts: {
    label: 'enterprises.state',
    wrongState: 'enterprises.wrongState',
    notHolder: 'enterprises.notAssignedToYou',
    alreadyHeld: 'enterprises.alreadyAssigned',
  },
  transitions: {
    register: { from: [], to: 'Pending', by: 'enterprises.register' },
    assign: { from: enterpriseStates, by: 'enterprises.assign', held: 'nobody' },
    handOver: { from: enterpriseStates, by: 'staff.update' },
    /** Sales called about what comes next; whoever calls what nobody has takes it first. */
    call: { from: enterpriseStates, by: 'followUps.serveEnterprises', held: 'self' },
    update: { from: enterpriseStates, by: 'enterprises.update', held: 'self' },
    /** Verified at once where its documents were approved before. */
    activate: { from: ['Pending'], to: operatingStates, by: 'enterprises.activate', held: 'self' },
    suspend: { from: ['Pending', ...operatingStates, 'Expired'], to: 'Suspended', by: 'enterprises.suspend' },
    /** Comes back as what it was, Expired where its subscription ended meanwhile. */
    return: { from: ['Suspended'], to: ['Pending', ...operatingStates, 'Expired'], by: 'enterprises.suspend' },
    /** Its documents were approved; later one of them was refused or has expired. */
    verify: { from: ['Active'], to: 'Verified', by: 'system' },
    unverify: { from: ['Verified'], to: 'Active', by: 'system' },
    /** Its subscription ended; later another began. */
    expire: { from: operatingStates, to: 'Expired', by: 'system' },
    revive: { from: ['Expired'], to: operatingStates, by: 'system' },
  },
} as const satisfies Machine<EnterpriseState>;
