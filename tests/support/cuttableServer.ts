import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type LocalServer, listenLocally } from './listenLocally.ts';

export interface CuttableServer extends LocalServer {
  /** Nothing answers any more, as in a tunnel. */
  cut: () => void;
  /** Answers from this server from now on. */
  lead: (url: string) => void;
  /** Sends the service worker's file with another content: a new version was published. */
  publish: () => void;
  /** Answers an address with this instead, while it is not cut. */
  give: (path: string, body: Buffer, contentType: string) => void;
  /** Answers these addresses with a network's log-in page until the function that it gives is called. */
  demandLogIn: (paths: RegExp) => () => void;
  /** Lets whoever asks for this address wait until the function that it gives is called. */
  hold: (path: string) => () => void;
}

/** One address before servers that come and go: a browser's service worker is bound to the address. */
export async function startCuttableServer(upstream: string): Promise<CuttableServer> {
  let target: string | undefined = upstream;
  let publications = 0;
  const given = new Map<string, { body: Buffer; contentType: string }>();
  let behindLogIn: RegExp | undefined;
  const held = new Map<string, Promise<void>>();

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    await held.get(incoming.url ?? '');
    if (!target) return incoming.socket.destroy();
    if (behindLogIn?.test(incoming.url ?? '')) {
      outgoing.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' });
      return outgoing.end('<!doctype html><title>Wi-Fi</title><h1>Connectez-vous au Wi-Fi</h1>');
    }
    const gift = given.get(incoming.url ?? '');
    if (gift) {
      outgoing.writeHead(200, { 'Content-Type': gift.contentType, 'Cache-Control': 'public, max-age=60' });
      return outgoing.end(gift.body);
    }
    const isWorker = incoming.url === '/sw.js';
    const headers = { ...incoming.headers };
    if (isWorker) {
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
    }
    const forwarded = request(
      `${target}${incoming.url}`,
      { agent: false, method: incoming.method, headers },
      (answer) => {
        const addition = isWorker && publications > 0 ? `\n// ${publications}` : '';
        if (addition) delete answer.headers['content-length'];
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('data', (chunk) => outgoing.write(chunk));
        answer.on('end', () => outgoing.end(addition));
      },
    );
    forwarded.on('error', () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  };
  const server = createServer(pass);
  return {
    ...(await listenLocally(server)),
    cut: () => {
      target = undefined;
      server.closeAllConnections();
    },
    lead: (url) => {
      target = url;
    },
    give: (path, body, contentType) => {
      given.set(path, { body, contentType });
    },
    demandLogIn: (paths) => {
      behindLogIn = paths;
      return () => {
        behindLogIn = undefined;
      };
    },
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return resolve;
    },
    publish: () => {
      publications += 1;
    },
  };
}
