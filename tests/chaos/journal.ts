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

/** All that clients did and what they were told: what the database must agree with in the end. */
export interface Journal {
  submissions: Submission[];
  uploads: Upload[];
  desk: Map<string, DeskWork>;
  acceptances: Acceptance[];
  /** Ids of leads that were given up. */
  withdrawals: string[];
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
    checkouts: [],
    refusals: new Map(),
  };
}

/** What a contractor is told at each of the two limits. */
export const limitCodes = ['QUOTES_FULL', 'PLAN_LIMIT'] as const;
