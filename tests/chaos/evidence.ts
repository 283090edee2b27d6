import type { Database } from '../../src/server/db/client.ts';
import type { StripeFake } from '../support/providers/stripeFake.ts';
import type { NimbaFake } from '../support/sms/nimbaFake.ts';
import type { DocumentStore } from './documentStore.ts';
import type { Journal } from './journal.ts';
import type { Market } from './market.ts';

/** All that the invariants compare: what is stored, what clients were told, and what the providers' own books say. */
export interface Evidence {
  database: Pick<Database, 'orm' | 'query'>;
  documents: DocumentStore;
  market: Market;
  journal: Journal;
  sms: NimbaFake;
  payments: StripeFake;
  /** Processes that ended by themselves, and answers that no fault explains. */
  surprises: readonly string[];
  /** Requests that were asked. */
  asked: number;
}

export interface Finding {
  invariant: string;
  /** How many things it looked at: none would prove nothing. */
  examined: number;
  violations: string[];
}

/** An invariant: what must hold, and what does not. */
export interface Invariant {
  name: string;
  examine: (evidence: Evidence) => Promise<Omit<Finding, 'invariant'>>;
}

/** The rows of a statement, as the caller says they are. */
export async function rowsOf<Row>({ database }: Pick<Evidence, 'database'>, text: string): Promise<Row[]> {
  return (await database.query(text)).rows as Row[];
}

/** For a query that gives one line for each violation, and another that counts what it looked at. */
export function inRows(name: string, counted: string, violating: string): Invariant {
  return {
    name,
    examine: async (evidence) => {
      const [row] = await rowsOf<{ count: string }>(evidence, `select count(*) from ${counted}`);
      const violations = await rowsOf<{ line: string }>(evidence, violating);
      return { examined: Number(row?.count), violations: violations.map(({ line }) => line) };
    },
  };
}
