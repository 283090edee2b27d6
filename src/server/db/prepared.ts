import type { Db } from './client.ts';

/**
 * A query that most requests ask: its SQL is made once for a database, and planned once for each of its connections,
 * under the name that `prepare` gives it. In a transaction it is made anew.
 */
export function prepared<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const made = new WeakMap<Db, Query>();
  return (db) => {
    const query = made.get(db) ?? prepare(db);
    made.set(db, query);
    return query;
  };
}
