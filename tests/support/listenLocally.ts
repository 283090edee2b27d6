import type { Server } from 'node:http';
import { freePort } from './freePort.ts';

export interface LocalServer {
  url: string;
  stop: () => Promise<void>;
}

/** Lets the server answer on this machine alone, at a port of its own, until it is stopped. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
