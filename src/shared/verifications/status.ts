import { isoDate } from '../format/dates.ts';
import type { Machine } from '../states/machine.ts';

/**
 * A request waits for staff (`Pending`), has the first of its two approvals (`Recommended`), both (`Approved`), or
 * waits for the contractor (`Incomplete`: something was refused or has expired). Any change of a document brings an
 * approved one back to `Pending`.
 */
export const verificationStates = ['Pending', 'Recommended', 'Approved', 'Incomplete'] as const;

export type VerificationState = (typeof verificationStates)[number];

/** What staff have something to do for. */
export const waitingVerificationStates = ['Pending', 'Recommended'] as const satisfies readonly VerificationState[];

const decidable = [...waitingVerificationStates, 'Approved'] as const satisfies readonly VerificationState[];

export const verificationMachine = {
  entity: 'verifications',
  states: verificationStates,
  holder: 'holderId',
  forOthers: 'verifications.workForOthers',
  texts: {
    label: 'verifications.state',
    wrongState: 'verifications.wrongState',
    notHolder: 'verifications.notYours',
    alreadyHeld: 'verifications.alreadyAssigned',
  },
  transitions: {
    open: { from: [], to: 'Pending', by: 'files.upload' },
    assign: { from: verificationStates, by: 'verifications.assign', held: 'takeover' },
    /** One of its documents is judged: approvals given before are void. */
    check: {
      from: decidable,
      to: 'Pending',
      by: 'verifications.check',
      held: 'self',
      wrongState: 'verifications.waitsForEnterprise',
    },
    recommend: { from: ['Pending'], to: 'Recommended', by: 'verifications.decide', held: 'self' },
    /** A rule besides: by somebody else than who recommended it. */
    approve: { from: ['Recommended'], to: 'Approved', by: 'verifications.decide' },
    /** Back to the contractor. Once recommended, the second pair of eyes may be anybody's. */
    refuse: {
      from: decidable,
      to: 'Incomplete',
      by: 'verifications.decide',
      held: 'self',
      heldIn: ['Pending', 'Approved'],
    },
    /** The contractor sent a document. */
    resubmit: { from: ['Recommended', 'Approved', 'Incomplete'], to: 'Pending', by: 'files.upload' },
    /** The enterprise has another name or registration number: what was accepted is looked at again. */
    rename: { from: verificationStates, by: 'enterprises.update' },
    /** The contractor says what one of its documents is. */
    classify: { from: verificationStates, by: 'verifications.classifyOwn' },
    /** One of its documents has expired. */
    expire: { from: decidable, to: 'Incomplete', by: 'system' },
  },
} as const satisfies Machine<VerificationState>;

export const documentStates = ['ToCheck', 'Accepted', 'Refused', 'Expired'] as const;

export type DocumentState = (typeof documentStates)[number];

/** Who may judge a document is decided by its request: `check`. */
export const documentMachine = {
  entity: 'verification-documents',
  states: documentStates,
  texts: { label: 'verifications.state', wrongState: 'verifications.notToReplace' },
  transitions: {
    receive: { from: [], to: 'ToCheck', by: 'files.upload' },
    accept: { from: documentStates, to: 'Accepted', by: 'verifications.check' },
    refuse: { from: documentStates, to: 'Refused', by: 'verifications.check' },
    /** Its enterprise has another name or registration number. */
    recheck: { from: ['Accepted'], to: 'ToCheck', by: 'system' },
    expire: { from: ['Accepted'], to: 'Expired', by: 'system' },
  },
} as const satisfies Machine<DocumentState>;

/** What a document is: trade register (RCCM), tax (NIF), identity, insurance, photos of works, other. */
export const documentKinds = ['Registration', 'Tax', 'Identity', 'Insurance', 'Works', 'Other'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Papers that say who an enterprise is, of which people read that they were verified; photos of works do not. */
export const tellingKinds = ['Registration', 'Tax', 'Identity', 'Insurance'] as const satisfies readonly DocumentKind[];

/** Of these every paper names its last day: accepted without one, nobody would ask for the next. */
const endingKinds: readonly DocumentKind[] = ['Identity', 'Insurance'];

/** Whether a document of this kind is good until a day that it names. */
export const mustNameItsEnd = (kind: DocumentKind): boolean => endingKinds.includes(kind);

/** Of these one must be accepted: photos of works say nothing of who somebody is. */
const proofs: readonly DocumentKind[] = ['Registration', 'Identity'];

/** From so many days before its end a document "expires soon". */
const EXPIRES_SOON_DAYS = 30;

/** Days before the end, the nearest first: one that was missed is not told after the next. */
const REMINDER_DAYS = [7, EXPIRES_SOON_DAYS] as const;

/** Which reminder, by its days, is due of a document that ends on that day; undefined before them and after its end. */
export function reminderDue(expiresOn: string, now: Date): number | undefined {
  const left = (Date.parse(expiresOn) - Date.parse(isoDate(now))) / 86_400_000;
  return left < 0 ? undefined : REMINDER_DAYS.find((days) => left <= days);
}

/** Whether the contractor has to send this one again. */
export const mustBeReplaced = (state: DocumentState): boolean => state === 'Refused' || state === 'Expired';

/** The last day, `YYYY-MM-DD`, of the time in which a document "expires soon". */
export const soonUntil = (now: Date): string => isoDate(new Date(now.getTime() + EXPIRES_SOON_DAYS * 86_400_000));

/** Whether another may come in its place: it was refused, has expired, or soon will. */
export function mayBeReplaced(document: { status: DocumentState; expiresOn: string | null }, now: Date): boolean {
  const { status, expiresOn } = document;
  return mustBeReplaced(status) || (status === 'Accepted' && expiresOn !== null && expiresOn <= soonUntil(now));
}

type ObstacleToApproval = 'noDocument' | 'notAllAccepted' | 'noProof';

/** Why these documents cannot be approved yet, or undefined. The button and the guard read it. */
export function obstacleToApproval(
  documents: readonly { kind: DocumentKind; status: DocumentState }[],
): ObstacleToApproval | undefined {
  if (documents.length === 0) return 'noDocument';
  if (documents.some(({ status }) => status !== 'Accepted')) return 'notAllAccepted';
  return documents.some(({ kind }) => proofs.includes(kind)) ? undefined : 'noProof';
}

const hints: readonly [DocumentKind, RegExp][] = [
  ['Registration', /rccm|registre/],
  ['Tax', /\bnif\b|fiscal|impot|quitus/],
  ['Identity', /\bcni\b|identit|passeport|passport/],
  ['Insurance', /assurance/],
  ['Works', /chantier|travaux/],
];

/** What a document probably is, by the name people give it; staff have the last word. */
export function guessKind(fileName: string): DocumentKind {
  const words = fileName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[_-]/g, ' ');
  return hints.find(([, pattern]) => pattern.test(words))?.[0] ?? 'Other';
}
