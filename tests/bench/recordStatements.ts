import pg from 'pg';

export interface Statement {
  /** What the driver was given, its row mode included. */
  config: { text: string };
  values: unknown[];
  /** Sent while another was still running: it need not wait for it. */
  isParallel: boolean;
}

type Query = (...args: unknown[]) => unknown;

/** Every statement that `run` sends through `pg`, in order. */
export async function recordStatements(run: () => Promise<void>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  let running = 0;
  const original = pg.Client.prototype.query as unknown as Query;
  const recording: Query = function record(this: pg.Client, ...args) {
    const [first, second] = args;
    const config = typeof first === 'string' ? { text: first } : (first as Statement['config']);
    recorded.push({ config, values: Array.isArray(second) ? second : [], isParallel: running > 0 });
    running += 1;
    const result = original.apply(this, args);
    Promise.resolve(result).then(done, done);
    return result;
  };
  const done = () => {
    running -= 1;
  };
  pg.Client.prototype.query = recording as unknown as typeof pg.Client.prototype.query;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = original as unknown as typeof pg.Client.prototype.query;
  }
  return recorded;
}
