import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of the next request for a message: taken or not, and answered or not. */
export type Outcome =
  | { status: number; body?: unknown; isTaken?: boolean }
  | 'silent'
  | 'takenThenSilent'
  | 'takenThenCut';

export interface Received {
  method: string;
  /** As it was sent, with its escapes. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface ProviderServer {
  url: string;
  received: Received[];
  close: () => Promise<void>;
}

interface Answer {
  status: number;
  body?: unknown;
}

/** `answer` gives what to reply; 'silent' never replies, 'cut' breaks the connection. */
export type AnswerRequest = (request: Received) => Answer | 'silent' | 'cut';

/** A provider on this machine: keeps every request and replies JSON. */
export async function startProviderServer(answer: AnswerRequest): Promise<ProviderServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    take(request)
      .then((taken) => {
        received.push(taken);
        reply(response, answer(taken));
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function take(request: IncomingMessage): Promise<Received> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const { method = '', url = '', headers } = request;
  return { method, url, headers, body: Buffer.concat(parts).toString() };
}

function reply(response: ServerResponse, answer: Answer | 'silent' | 'cut'): void {
  if (answer === 'silent') return;
  if (answer === 'cut') {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body ?? {}));
}
