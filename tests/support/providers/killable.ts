import type { Db } from '../../../src/server/db/client.ts';

/** What a process that is killed leaves: whatever was committed before, and nothing of the rest. */
export class Killed extends Error {}

const statements = new Set(['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute', '$count']);

/** The database as a process sees it that dies at its `after`th statement: an open transaction is rolled back. */
export function killable(db: Db, after: number): Db {
  const life = { left: after };
  return mortal(db, life);
}

function mortal(db: Db, life: { left: number }): Db {
  return new Proxy(db, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, receiver) as unknown;
      if (typeof value !== 'function') return value;
      if (name === 'transaction') {
        return (work: (tx: Db) => Promise<unknown>) =>
          target.transaction((tx) => work(mortal(tx as unknown as Db, life)));
      }
      if (!statements.has(String(name))) return value.bind(target);
      return (...args: unknown[]) => {
        life.left -= 1;
        if (life.left <= 0) throw new Killed();
        return value.apply(target, args);
      };
    },
  });
}
