import type { Context } from '../../src/server/context.ts';
import type { Db } from '../../src/server/db/client.ts';
import type { Random } from '../../src/server/seed/random.ts';

/** How often a process dies within a transaction, and how often it did. */
export interface Crashes {
  random: Random;
  /** Of a transaction. */
  probability: number;
  count: number;
}

const LATEST_STATEMENT = 12;

interface Session {
  prepareQuery: (...given: unknown[]) => unknown;
}

/**
 * A context whose process may die: at a random statement of a transaction, which is rolled back, and nothing it asks
 * afterwards is answered.
 */
export function crashing(ctx: Context, crashes: Crashes): Context {
  let isDead = false;
  const die = () => {
    if (!isDead) crashes.count += 1;
    isDead = true;
    throw new Error('The process died');
  };
  const db = new Proxy(ctx.db, {
    get(target, name) {
      if (isDead) die();
      if (name !== 'transaction') {
        const found = Reflect.get(target, name);
        return typeof found === 'function' ? found.bind(target) : found;
      }
      return (operation: (tx: Db) => Promise<unknown>) =>
        target.transaction((tx) => {
          const inside = tx as unknown as Db;
          return crashes.random.chance(crashes.probability)
            ? dieWithin(inside, crashes, { operation, die })
            : operation(inside);
        });
    },
  });
  return { ...ctx, db };
}

interface Dying {
  operation: (tx: Db) => Promise<unknown>;
  die: () => never;
}

async function dieWithin(tx: Db, { random }: Crashes, { operation, die }: Dying): Promise<unknown> {
  const { session } = tx as unknown as { session: Session };
  const asked = session.prepareQuery;
  let left = random.between(1, LATEST_STATEMENT);
  session.prepareQuery = function prepare(...given) {
    left -= 1;
    return left > 0 ? asked.apply(this, given) : die();
  };
  try {
    return await operation(tx);
  } finally {
    // The database rolls back what a lost connection left.
    session.prepareQuery = asked;
  }
}
