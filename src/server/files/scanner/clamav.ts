import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { FileScanner } from './scanner.ts';

/** A silence that long means that it is away or stuck. */
const ANSWERS_WITHIN_MS = 30_000;
const PINGED_WITHIN_MS = 2_000;

/**
 * ClamAV's daemon over its socket: commands of clamd(8), `zINSTREAM` and `zPING`.
 * @param address `host:port`, or the path of a Unix socket.
 */
export function createClamav(address: string, answersWithinMs: number = ANSWERS_WITHIN_MS): FileScanner {
  return {
    name: 'clamav',
    async scan(content) {
      const reply = await ask(address, answersWithinMs, streamed(content));
      if (reply === 'stream: OK') return null;
      const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
      if (!found) throw new Error(`ClamAV answered ${JSON.stringify(reply.slice(0, 200))}`);
      return found;
    },
    async isThere() {
      try {
        return (await ask(address, PINGED_WITHIN_MS, ['zPING\0'])) === 'PONG';
      } catch {
        return false;
      }
    },
  };
}

/** Chunks, each after its length, and a length of nothing at the end. */
async function* streamed(content: Readable): AsyncGenerator<Buffer | string> {
  yield 'zINSTREAM\0';
  for await (const chunk of content as AsyncIterable<Buffer>) yield Buffer.concat([lengthOf(chunk.length), chunk]);
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** What it answers, without the zero at the end. It may answer, and hang up, before it has read all. */
async function ask(
  address: string,
  withinMs: number,
  request: Iterable<Buffer | string> | AsyncIterable<Buffer | string>,
): Promise<string> {
  const socket = open(address);
  socket.setTimeout(withinMs, () => socket.destroy(new Error(`ClamAV does not answer within ${withinMs} ms`)));
  try {
    const answer = text(socket);
    const sent = pipeline(request, socket, { end: false });
    // Of two failures the answer's is told.
    sent.catch(() => undefined);
    return (await answer).replace(/\0$/, '').trim();
  } finally {
    socket.destroy();
  }
}

function open(address: string): Socket {
  if (address.startsWith('/')) return connect(address);
  const at = address.lastIndexOf(':');
  return connect({ host: address.slice(0, at), port: Number(address.slice(at + 1)) });
}
