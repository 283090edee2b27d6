import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeAnswer {
  status: number;
  body: unknown;
}

/**
 * What the network does to the next calls, in order: nothing, cut the line before or after the work, no answer, or an
 * error of the provider.
 */
export type Trouble = 'none' | 'cutBefore' | 'cutAfter' | 'silent' | 'busy' | 'error';

export interface FakeServer {
  url: string;
  /** Every request that came, in order. */
  received: FakeRequest[];
  troubles: Trouble[];
  close: () => Promise<void>;
}

/**
 * One provider's protocol on this machine. What it refuses it says with the status that the provider is documented to
 * use.
 */
export async function startFake(answer: (request: FakeRequest) => FakeAnswer): Promise<FakeServer> {
  const received: FakeRequest[] = [];
  const troubles: Trouble[] = [];
  const server = createServer(async (message, response) => {
    const parts: Buffer[] = [];
    for await (const part of message) parts.push(part);
    const request = {
      method: message.method ?? '',
      path: message.url ?? '',
      headers: message.headers,
      body: Buffer.concat(parts).toString('utf8'),
    };
    received.push(request);
    const trouble = troubles.shift() ?? 'none';
    if (trouble === 'cutBefore') return message.socket.destroy();
    if (trouble === 'silent') return;
    if (trouble === 'busy') return response.writeHead(429).end('{}');
    if (trouble === 'error') return response.writeHead(500).end('{}');
    const { status, body } = answer(request);
    if (trouble === 'cutAfter') return message.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    troubles,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
