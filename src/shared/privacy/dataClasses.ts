import { addMonths } from '../format/dates.ts';

/** The grounds of the law L/2016/037/AN on which data is kept. */
export const grounds = {
  contract: 'contract, or steps before one that the person asked for',
  legalDuty: 'legal duty',
  consent: 'the person wrote to us for this',
} as const;

type Ground = keyof typeof grounds;

interface Period {
  count: number;
  unit: 'hours' | 'days' | 'months' | 'years';
  /** The moment from which it is counted. */
  after: string;
}

/** Who may see it, besides the person. */
type Viewer =
  | 'customer service'
  | 'sales'
  | 'admins'
  | 'contractors who accepted'
  | 'contractors'
  | 'everybody'
  | 'nobody';

interface DataClass {
  what: string;
  why: string;
  ground: Ground;
  /** Absent where it lasts as long as the class named. */
  period?: Period;
  with?: string;
  atEnd: 'removed' | 'anonymised' | 'reduced';
  /** What that leaves, where something is left. */
  left?: string;
  seenBy: readonly Viewer[];
}

/**
 * Personal data by class: what, why, on which ground, how long, what becomes of it, and who sees it. The nightly job
 * takes its periods from here and the public text shows them; `server/privacy/register.ts` says which columns belong to
 * which class, and `docs/personal-data.md` is made from both.
 */
export const dataClasses = {
  account: {
    what: 'Names, telephone, e-mail, address, position and languages of clients and contractors',
    why: 'to know and reach who asks for work or offers it',
    ground: 'contract',
    period: { count: 36, unit: 'months', after: 'the last use; of an account without a password, its last request' },
    atEnd: 'anonymised',
    left: 'an account without name, number or log-in, for what points at it',
    seenBy: ['customer service', 'sales', 'admins'],
  },
  staffAccount: {
    what: 'The same of those who work here',
    why: 'to let them work, and to know who did what',
    ground: 'contract',
    period: { count: 36, unit: 'months', after: 'the account was closed' },
    atEnd: 'anonymised',
    left: 'an account without name, number or log-in',
    seenBy: ['admins'],
  },
  credential: {
    what: 'Password (as a hash) and what else proves who signs in',
    why: 'to keep others out of the account',
    ground: 'contract',
    with: 'the account',
    atEnd: 'removed',
    seenBy: ['nobody'],
  },
  session: {
    what: 'Sessions, and when somebody was last there',
    why: 'to keep somebody signed in, and to end that',
    ground: 'contract',
    period: { count: 1, unit: 'months', after: 'its end' },
    atEnd: 'removed',
    seenBy: ['admins'],
  },
  passwordLink: {
    what: 'Links to choose a password (as a hash)',
    why: 'to let somebody in again',
    ground: 'contract',
    period: { count: 1, unit: 'months', after: 'its end' },
    atEnd: 'removed',
    seenBy: ['nobody'],
  },
  request: {
    what: 'Contact, address, description and free answers of a request, the notes of staff on it',
    why: 'to call the client back, publish the request and find a contractor',
    ground: 'contract',
    period: { count: 24, unit: 'months', after: 'its last change, and not before the end of a job that goes on' },
    atEnd: 'anonymised',
    left: 'service, district, dates, state, budget and chosen answers, for the statistics',
    seenBy: ['customer service', 'admins', 'contractors who accepted'],
  },
  position: {
    what: 'The position of the work as a Plus Code, where the client gave it or wrote a link to it',
    why: 'to find a place that has no address',
    ground: 'contract',
    with: 'the request',
    atEnd: 'removed',
    seenBy: ['customer service', 'admins', 'contractors who accepted'],
  },
  requestFile: {
    what: 'Photos, documents and voice notes of a request',
    why: 'to let contractors judge the work',
    ground: 'contract',
    with: 'the request',
    atEnd: 'removed',
    seenBy: ['customer service', 'admins', 'contractors'],
  },
  lead: {
    what: 'What a contractor wrote down about a request that they accepted: notes and a reminder',
    why: 'to let them prepare the work',
    ground: 'contract',
    with: 'the request',
    atEnd: 'removed',
    seenBy: ['contractors who accepted', 'customer service', 'admins'],
  },
  review: {
    what: 'What a client says of a job that is done, its photos, the answer, and why it was refused',
    why: 'to let others choose',
    ground: 'consent',
    with: 'the enterprise; it names its author by first name and initial, as long as the request does',
    atEnd: 'removed',
    seenBy: ['everybody'],
  },
  trackingCode: {
    what: 'Codes sent to a client for what binds on the page of a request (as a hash)',
    why: 'that who only has the link chooses and closes nothing',
    ground: 'contract',
    period: { count: 1, unit: 'days', after: 'its end' },
    atEnd: 'removed',
    seenBy: ['nobody'],
  },
  trackingDevice: {
    what: 'Browsers in which such a code was given (as a hash), with the number it was sent to',
    why: 'not to ask for a code at each act',
    ground: 'contract',
    period: { count: 30, unit: 'days', after: 'the code was given' },
    atEnd: 'removed',
    seenBy: ['nobody'],
  },
  enterprise: {
    what: 'Name, address, telephone, registration number, services and places of an enterprise',
    why: 'to offer it requests, and to tell clients who calls',
    ground: 'contract',
    with: 'the account',
    atEnd: 'anonymised',
    left: 'account number, dates and packages, for the accounts and the statistics',
    seenBy: ['sales', 'customer service', 'admins'],
  },
  verification: {
    what: 'Documents of an enterprise and what was found in them',
    why: 'to make sure who offers work',
    ground: 'contract',
    with: 'the enterprise',
    atEnd: 'removed',
    seenBy: ['sales', 'admins'],
  },
  message: {
    what: 'SMS and e-mails: recipient and text',
    why: 'to tell what happened, and to know whether it arrived',
    ground: 'contract',
    period: { count: 12, unit: 'months', after: 'it was written' },
    atEnd: 'reduced',
    left: 'kind, date, state and cost, for the statistics',
    seenBy: ['customer service', 'admins'],
  },
  ticket: {
    what: 'Messages of the contact form, problems reported by the link of a request, and the answers to them',
    why: 'to answer',
    ground: 'consent',
    period: { count: 24, unit: 'months', after: 'its last change' },
    atEnd: 'removed',
    seenBy: ['customer service', 'admins'],
  },
  payment: {
    what: 'Payments and receipts, with the name of who paid',
    why: 'the accounts (ten years, OHADA uniform act on accounting)',
    ground: 'legalDuty',
    period: { count: 10, unit: 'years', after: 'it was settled or the receipt was made' },
    atEnd: 'anonymised',
    left: 'amount, date, package and number',
    seenBy: ['admins'],
  },
  paymentNotice: {
    what: 'What payment providers tell, which may hold the number of who paid',
    why: 'to settle a payment that is disputed',
    ground: 'contract',
    period: { count: 24, unit: 'months', after: 'it came' },
    atEnd: 'reduced',
    left: 'provider, event, amount and outcome',
    seenBy: ['admins'],
  },
  audit: {
    what: 'Acts of staff, with what was there before and after',
    why: 'to find out who did what, where something went wrong or was misused',
    ground: 'legalDuty',
    period: { count: 36, unit: 'months', after: 'the act' },
    atEnd: 'removed',
    seenBy: ['admins'],
  },
  contactView: {
    what: 'Who was shown whose contact details, by day',
    why: 'to find misuse, and to tell people who has seen their contact',
    ground: 'legalDuty',
    period: { count: 12, unit: 'months', after: 'the day' },
    atEnd: 'removed',
    seenBy: ['customer service', 'admins'],
  },
  erasure: {
    what: 'That somebody asked for erasure, when, and how they were known',
    why: 'to prove that it was done',
    ground: 'legalDuty',
    period: { count: 36, unit: 'months', after: 'it was done or undone' },
    atEnd: 'removed',
    seenBy: ['customer service', 'admins'],
  },
  repetition: {
    what: 'First replies under an `Idempotency-Key`',
    why: 'that nothing is done twice where a network loses an answer',
    ground: 'contract',
    period: { count: 1, unit: 'months', after: 'the request' },
    atEnd: 'removed',
    seenBy: ['nobody'],
  },
  limit: {
    what: 'Addresses and identifiers that are counted against mass sending and guessing',
    why: 'security, which the law asks for',
    ground: 'legalDuty',
    period: { count: 1, unit: 'hours', after: 'the count ends' },
    atEnd: 'removed',
    seenBy: ['nobody'],
  },
  device: {
    what: 'Browsers from which somebody signed in before (as a hash)',
    why: 'that who guesses passwords elsewhere does not keep their owner waiting',
    ground: 'contract',
    period: { count: 180, unit: 'days', after: 'the last log-in there' },
    atEnd: 'removed',
    seenBy: ['nobody'],
  },
  loginDelay: {
    what: 'Log-ins that failed (by the hash of the account)',
    why: 'security, which the law asks for',
    ground: 'legalDuty',
    period: { count: 1, unit: 'days', after: 'the last of them' },
    atEnd: 'removed',
    seenBy: ['nobody'],
  },
  secondFactor: {
    what: 'Second factors: their names, the encrypted secret of an application, the public half of a passkey, recovery codes (as hashes)',
    why: 'that a password alone does not open an account',
    ground: 'contract',
    with: 'the account',
    atEnd: 'removed',
    seenBy: ['nobody'],
  },
  loginStep: {
    what: 'Log-ins between the password and the second factor',
    why: 'to finish them, once',
    ground: 'contract',
    period: { count: 1, unit: 'days', after: 'five minutes' },
    atEnd: 'removed',
    seenBy: ['nobody'],
  },
  factorReset: {
    what: 'Requests to remove lost second factors, and who decided',
    why: 'security, which the law asks for',
    ground: 'legalDuty',
    period: { count: 12, unit: 'months', after: 'the decision' },
    atEnd: 'removed',
    seenBy: ['admins'],
  },
  contactChange: {
    what: 'A new telephone or e-mail that waits for its code',
    why: 'to make sure that it is theirs',
    ground: 'contract',
    period: { count: 1, unit: 'days', after: 'its end' },
    atEnd: 'removed',
    seenBy: ['nobody'],
  },
  accountChange: {
    what: 'The former telephone or e-mail of an account, and that a password changed',
    why: 'to undo a change that was not theirs',
    ground: 'contract',
    period: { count: 1, unit: 'months', after: 'it can no more be undone' },
    atEnd: 'removed',
    seenBy: ['nobody'],
  },
  origin: {
    what: 'Address and network from which somebody caused a message',
    why: 'to bound what one address may cause',
    ground: 'legalDuty',
    period: { count: 2, unit: 'days', after: 'it was written' },
    atEnd: 'removed',
    seenBy: ['nobody'],
  },
  reference: {
    what: 'The id of an account, in what it did or received',
    why: 'to keep what belongs together together',
    ground: 'contract',
    with: 'the record that holds it; it names nobody once the account is anonymised',
    atEnd: 'anonymised',
    seenBy: ['customer service', 'sales', 'admins'],
  },
} as const satisfies Record<string, DataClass>;

export type DataClassName = keyof typeof dataClasses;

/** Classes with a period of their own. */
type TimedClass = {
  [Name in DataClassName]: (typeof dataClasses)[Name] extends { period: Period } ? Name : never;
}[DataClassName];

/** An account that has no password and so is never used again: as long as a request. */
const submitted: Period = { ...dataClasses.request.period, after: 'it was made' };

/** The instant before which data of this class is over. */
export function periodStart(name: TimedClass, now: Date): Date {
  return before(dataClasses[name].period, now);
}

export const submittedAccountStart = (now: Date): Date => before(submitted, now);

/** The number that the public text shows. */
export const periodCount = (name: TimedClass): number => dataClasses[name].period.count;

function before({ count, unit }: Period, now: Date): Date {
  if (unit === 'months') return addMonths(now, -count);
  if (unit === 'years') return addMonths(now, -12 * count);
  const hours = unit === 'days' ? count * 24 : count;
  return new Date(now.getTime() - hours * 3_600_000);
}

/** Days in which an erasure may be undone. */
export const ERASURE_DAYS = 7;

/** Such a number has nobody; it stands where a number must. */
export const NO_PHONE = '+224000000000';
