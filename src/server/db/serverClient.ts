import pg from 'pg';

interface Statement {
  name?: string;
  text: string;
}

/**
 * The class of the pool's connections. Each names the statements that come often in this process, and a transaction or
 * savepoint does not wait for its opening: the first statement goes out with it (docs/decisions/0121).
 */
export function serverClient(nameOf: (text: string) => string | undefined): typeof pg.Client {
  return class extends pg.Client {
    override query(...given: unknown[]): never {
      const [statement, values] = given;
      const query = super.query as (...args: unknown[]) => never;
      if (!isStatement(statement) || !Array.isArray(values)) return query.apply(this, given);
      if (!statement.name) {
        const name = nameOf(statement.text);
        if (name) statement.name = name;
      }
      const running: Promise<unknown> = query.apply(this, given);
      return (OPENING.test(statement.text) ? opened(running) : running) as never;
    }
  };
}

const isStatement = (given: unknown): given is Statement =>
  typeof given === 'object' && given !== null && typeof (given as Statement).text === 'string';

const OPENING = /^(begin|savepoint)\b/;

/** It fails with its connection alone, and the statements behind it fail too. */
function opened(running: Promise<unknown>): Promise<object> {
  running.catch(() => undefined);
  return Promise.resolve({ rows: [], rowCount: null });
}
