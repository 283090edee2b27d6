/**
 * Why a project never gets published, and why one is called off (design §7: with a reason). The code is what is stored.
 */
export const rejectionReasons = ['spam', 'outOfArea', 'unreachable', 'duplicate', 'noSuchService', 'other'] as const;
export const cancellationReasons = [
  'clientGaveUp',
  'foundElsewhere',
  'postponed',
  'unreachable',
  'spam',
  'other',
] as const;

/** Those that a client gives by the tracking link; that they found somebody is an act of its own. */
export const clientReasons = ['clientGaveUp', 'postponed', 'other'] as const satisfies readonly CancellationReason[];

/** Nobody chooses them: the follow-up ended for want of an enterprise, of an answer, of any news (design §11). */
export const systemReasons = ['noEnterprise', 'noAnswer', 'noNews'] as const;

/** Nobody chooses it: the client had their data erased (docs/decisions/0044). */
export const ERASED = 'erased';

export type RejectionReason = (typeof rejectionReasons)[number];
export type CancellationReason = (typeof cancellationReasons)[number];
export type SystemReason = (typeof systemReasons)[number];
export type ClosingReason = RejectionReason | CancellationReason | SystemReason | typeof ERASED;

export const CLOSING_NOTE_MAX = 500;

/**
 * Whoever sent no honest request is not written to: it would cost, and tell them that they were read. Whoever had their
 * data erased was told when they asked for it.
 */
const silentReasons: readonly ClosingReason[] = ['spam', ERASED];

export function tellsClient(reason: ClosingReason): boolean {
  return !silentReasons.includes(reason);
}
