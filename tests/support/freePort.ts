import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Under the ports that systems give to outgoing connections (Linux from 32768): a port of those is taken by somebody's
 * connection while its server is being restarted, or by the very one that asks whether it listens again, which is then
 * connected to itself.
 */
const RANGE = { from: 15_000, to: 32_000 };
const TRIES = 50;

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const port = randomInt(RANGE.from, RANGE.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port of ${TRIES} was free`);
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
  );
  server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  return promise;
}
