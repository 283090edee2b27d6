import { type ParserOptions, type PGlite, type QueryOptions, types } from '@electric-sql/pglite';

type Queries = Pick<PGlite, 'query'>;

const arrayTypes = { NUMERIC: 1231, TIMESTAMP: 1115, TIMESTAMPTZ: 1185, INTERVAL: 1187, DATE: 1182 };

/** The types whose values Drizzle takes as text, and turns into what the columns say itself. */
const readAsText = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...Object.values(arrayTypes)];

const dates = [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE];
const dateParsers: ParserOptions = Object.fromEntries(dates.map((type) => [type, ownParser(type)]));

function ownParser(type: number) {
  const parser = types.parsers[type];
  if (!parser) throw new Error(`PGlite has no parser for the type ${type}`);
  return parser;
}

/**
 * The embedded database as Drizzle asks it. Drizzle names its parsers with each statement, and PGlite then copies its
 * own three hundred for it, which takes longer than a small statement: here the database has Drizzle's parsers, and
 * its statements name none.
 */
export function clientOfOrm(pglite: PGlite): PGlite {
  for (const type of readAsText) pglite.parsers[type] = (text) => text;
  const withoutParsers = (target: Queries): Queries => ({
    query: (text, values, options) => target.query(text, values, { rowMode: options?.rowMode ?? 'object' }),
  });
  const client = {
    ...withoutParsers(pglite),
    transaction: <T>(run: (tx: Queries) => Promise<T>) => pglite.transaction((tx) => run(withoutParsers(tx))),
  };
  return client as unknown as PGlite;
}

/** The same database for those who write their own SQL: points in time are dates, as a PostgreSQL server's are. */
export function clientWithDates(pglite: PGlite): Pick<PGlite, 'query' | 'exec' | 'listen'> {
  const dated = (options?: QueryOptions): QueryOptions => ({ ...options, parsers: dateParsers });
  return {
    query: (text, values, options) => pglite.query(text, values, dated(options)),
    exec: (text, options) => pglite.exec(text, dated(options)),
    // By which the queue of jobs hears of a new one at once.
    listen: (channel, heard, tx) => pglite.listen(channel, heard, tx),
  };
}
