export type ClientTemper = 'eager' | 'slow' | 'silent' | 'wrongNumber';

/** One request of the simulation, with what is true and stands in no row. */
export interface SimulatedRequest {
  index: number;
  id: string;
  phone: string;
  email: string | null;
  address: string;
  temper: ClientTemper;
  agent: number;
  /** The token of the link that the client was sent; undefined as long as nothing reached them. */
  link: string | undefined;
  cookie: string | undefined;
  /** An enterprise has spoken with them. */
  wasCalled: boolean;
  /** A quote was given on paper, past the page. */
  hasPaperQuote: boolean;
  isWorkDone: boolean;
  isMended: boolean;
  /** Since when it is at what it is at (`circumstances.ts`), or was when it was closed. */
  waitsSince: Date | undefined;
}
