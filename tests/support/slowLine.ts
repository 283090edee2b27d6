import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type LocalServer, listenLocally } from './listenLocally.ts';

const PIECES = 30;
/** Longer than the browser takes to draw what it has. */
const BETWEEN_MS = 40;

/** A server at the end of a slow line: the body of a page comes in pieces, and the browser draws between them. */
export async function laySlowLine(upstream: string): Promise<LocalServer> {
  const server = createServer((incoming, outgoing) => {
    // In pieces of its text, so not packed.
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const passed = request(
      `${upstream}${incoming.url}`,
      { agent: false, method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!answer.headers['content-type']?.startsWith('text/html')) answer.pipe(outgoing);
        else
          void text(answer)
            .then((page) => sendInPieces(page, (piece) => outgoing.write(piece)))
            .then(() => outgoing.end());
      },
    );
    incoming.pipe(passed);
  });
  return listenLocally(server);
}

async function sendInPieces(page: string, send: (piece: string) => void): Promise<void> {
  const start = page.indexOf('<body');
  send(page.slice(0, start));
  const length = Math.ceil((page.length - start) / PIECES);
  for (let from = start; from < page.length; from += length) {
    await wait(BETWEEN_MS);
    send(page.slice(from, from + length));
  }
}
