/** A migrated database with the reference data, made once a run and copied for each test file. */
export type DatabaseTemplate =
  | { kind: 'embedded'; folder: string }
  | { kind: 'postgres'; server: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
    /** The embedded one for whoever is of another project; only where both run. */
    embeddedTemplate?: string;
  }
}
