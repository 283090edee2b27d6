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

export type RejectionReason = (typeof rejectionReasons)[number];
export type CancellationReason = (typeof cancellationReasons)[number];
export type ClosingReason = RejectionReason | CancellationReason;

export const CLOSING_NOTE_MAX = 500;

/** Whoever sent no honest request is not written to: it would cost, and tell them that they were read. */
const silentReasons: readonly ClosingReason[] = ['spam'];

export function tellsClient(reason: ClosingReason): boolean {
  return !silentReasons.includes(reason);
}
