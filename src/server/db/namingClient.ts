import pg from 'pg';

interface Statement {
  name?: string;
  text: string;
}

/**
 * The class of the pool's connections. Each names the statements that come often in this process, and a transaction
 * does not wait for its `begin`: the first statement goes out with it (docs/decisions/0121).
 */
export function namingClient(nameOf: (text: string) => string | undefined): typeof pg.Client {
  return class extends pg.Client {
    override query(...given: unknown[]): never {
      const [statement, values] = given;
      const ask = () => (super.query as (...args: unknown[]) => Promise<unknown>).apply(this, given);
      if (!isStatement(statement) || !Array.isArray(values)) return ask() as never;
      if (isBegin(statement)) return this.#begin(ask()) as never;
      if (!statement.name) {
        const name = nameOf(statement.text);
        if (name) statement.name = name;
      }
      return ask() as never;
    }

    /**
     * It fails with its connection. Where the connection outlives it (a cancel that met just this statement), it is
     * closed: what comes behind would be written by itself.
     */
    #begin(running: Promise<unknown>): Promise<object> {
      running.catch(() => this.end()).catch(() => undefined);
      return Promise.resolve({ rows: [], rowCount: null });
    }
  };
}

const isStatement = (given: unknown): given is Statement =>
  typeof given === 'object' && given !== null && typeof (given as Statement).text === 'string';

const isBegin = ({ text }: Statement): boolean => /^begin\b/.test(text);
