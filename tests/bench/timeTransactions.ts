import pg from 'pg';

interface Statement {
  text: string;
  values: unknown[];
}

export interface Transaction {
  statements: Statement[];
  /** From `begin` to the answer to `commit`, as the process sees it. */
  ms: number;
  /** What the database says that it spent on the statements, waiting for the processor and for its disk included. */
  databaseMs: number;
  /** Of that, what its processor spent. */
  processorMs: number;
}

type Query = (...given: unknown[]) => unknown;

/** The database tells the client what each statement took, and its own log nothing. Needs a superuser. */
const TELL = 'set log_statement_stats = on; set client_min_messages = log; set log_min_messages = fatal';

/** In seconds, of one message of the protocol: parse, bind, execute. */
const STATISTICS = /([\d.]+) s user, ([\d.]+) s system, ([\d.]+) s elapsed/;

/** Every transaction that `run` makes through `pg`, in order. */
export async function timeTransactions(run: () => Promise<void>): Promise<Transaction[]> {
  const done: Transaction[] = [];
  const telling = new WeakSet<pg.Client>();
  const open = new WeakMap<pg.Client, Transaction & { since: number }>();
  const original = pg.Client.prototype.query as unknown as Query;
  const timing: Query = function time(this: pg.Client, ...given) {
    const [first, second] = given;
    const { text, values } = typeof first === 'string' ? { text: first, values: second } : (first as Statement);
    if (text === 'begin') {
      if (!telling.has(this)) {
        telling.add(this);
        void original.call(this, TELL);
        this.on('notice', ({ detail }) => {
          const transaction = open.get(this);
          const [user, system, elapsed] = (STATISTICS.exec(detail ?? '') ?? []).slice(1).map(Number);
          if (!transaction || user === undefined || system === undefined || elapsed === undefined) return;
          transaction.databaseMs += elapsed * 1000;
          transaction.processorMs += (user + system) * 1000;
        });
      }
      open.set(this, { statements: [], ms: 0, databaseMs: 0, processorMs: 0, since: performance.now() });
    }
    const transaction = open.get(this);
    transaction?.statements.push({
      text,
      values: Array.isArray(values) ? values : Array.isArray(second) ? second : [],
    });
    const answer = original.apply(this, given);
    if (text === 'commit' && transaction)
      void Promise.resolve(answer).then(() => {
        open.delete(this);
        done.push({ ...transaction, ms: performance.now() - transaction.since });
      });
    return answer;
  };
  pg.Client.prototype.query = timing as unknown as typeof pg.Client.prototype.query;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = original as unknown as typeof pg.Client.prototype.query;
  }
  return done;
}
