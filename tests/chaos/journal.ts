import type { QuoteView } from '../../src/shared/quotes/views.ts';

/** A client's request, from the first try. */
export interface Submission {
  /** Its description begins with this, and no other's does. */
  mark: string;
  phone: string;
  /** Once the server said so. */
  projectId?: string;
}

export interface Upload {
  projectId: string;
  sha256: string;
  fileId?: string;
  /** The checksum of what a download gave. */
  givenBack?: string;
}

/** What customer service did to one request, each once the server said so. */
export interface DeskWork {
  agentId?: string;
  /** The description after the last correction. */
  description?: string;
  edits: number;
  isPublished: boolean;
}

export interface Acceptance {
  projectId: string;
  userId: string;
}

/** What was done on jobs after their acceptance, each once the server said so. */
export interface JobActs {
  /** How often each act was confirmed, by what the audit calls it: `quotes send {id}`. */
  confirmed: Map<string, number>;
  /** Quotes as they were when they were sent. */
  sent: QuoteView[];
  accepted: string[];
  declined: { quoteId: string; reason: string }[];
  /** Ids of quotes that were taken back. */
  takenBack: string[];
  /** Ids of requests that their clients gave up. */
  calledOff: string[];
  /** Those of them that had no quote yet: their contractors get back what they cost. */
  calledOffUnquoted: string[];
  closed: { projectId: string; way: 'code' | 'client'; reserves: string[] }[];
  /** Ids of leads whose contractor entered a wrong code, once. */
  wrongCodes: string[];
  reviews: { projectId: string; rating: number; text: string }[];
  answers: { reviewId: string; text: string }[];
  /** Choices of two quotes of one request at the same moment. */
  races: number;
}

/** All that clients did and what they were told: what the database must agree with in the end. */
export interface Journal {
  submissions: Submission[];
  uploads: Upload[];
  desk: Map<string, DeskWork>;
  acceptances: Acceptance[];
  /** Ids of leads that were given up. */
  withdrawals: string[];
  jobs: JobActs;
  checkouts: { paymentId: string }[];
  /** Refusals by a rule, by their code. */
  refusals: Map<string, number>;
}

export function openJournal(): Journal {
  return {
    submissions: [],
    uploads: [],
    desk: new Map(),
    acceptances: [],
    withdrawals: [],
    jobs: {
      confirmed: new Map(),
      sent: [],
      accepted: [],
      declined: [],
      takenBack: [],
      calledOff: [],
      calledOffUnquoted: [],
      closed: [],
      wrongCodes: [],
      reviews: [],
      answers: [],
      races: 0,
    },
    checkouts: [],
    refusals: new Map(),
  };
}

/** What a contractor is told at each of the two limits. */
export const limitCodes = ['QUOTES_FULL', 'PLAN_LIMIT'] as const;

/** Jobs came to each of their ends, and two quotes were chosen at once. */
export const hasEveryAct = (jobs: JobActs): boolean =>
  jobs.races > 0 &&
  [
    jobs.accepted,
    jobs.declined,
    jobs.takenBack,
    jobs.calledOffUnquoted,
    jobs.wrongCodes,
    jobs.reviews,
    jobs.answers,
  ].every((done) => done.length > 0) &&
  jobs.closed.some(({ way }) => way === 'code') &&
  jobs.closed.some(({ reserves }) => reserves.length > 0);
