/**
 * A whole installation as a stream: tables, waiting jobs, documents. The same stream fills a backup or another
 * database.
 */
export type CopyRecord =
  | { kind: 'start'; schema: SchemaVersion }
  | { kind: 'table'; name: string; columns: string[] }
  /** Rows of the table named last, each a JSON object as PostgreSQL wrote it. */
  | { kind: 'rows'; rows: string[] }
  | { kind: 'job'; name: string; data: unknown }
  | { kind: 'file'; key: string }
  /** Content of the file named last. */
  | { kind: 'chunk'; data: Buffer };

export type CopyStream = AsyncGenerator<CopyRecord, void, void>;

/** How far the schema was migrated: rows fit only the schema that they come from. */
export interface SchemaVersion {
  migrations: number;
  last: string;
}

export interface CopySummary {
  rows: number;
  jobs: number;
  files: number;
}

/** Why a copy was not made; the operator can mend it. */
export class CopyRefusal extends Error {}
