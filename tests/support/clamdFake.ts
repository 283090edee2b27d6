import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

/** What every scanner takes for malware (eicar.org), in two parts so that none takes this file for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface ClamdFake {
  address: string;
  /** What was scanned, byte for byte. */
  scanned: Buffer[];
  /** Takes everything and never answers. */
  isSilent: boolean;
  close: () => Promise<void>;
}

/** A daemon that speaks clamd's INSTREAM and PING, over a Unix socket (`unix`) or TCP (`tcp`, or an address). */
export async function startClamdFake(at: string = 'tcp'): Promise<ClamdFake> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const reply = fake.isSilent ? undefined : answer(received, fake.scanned);
      if (reply) socket.end(`${reply}\0`);
    });
  });
  const path = join(tmpdir(), `oasis-clamd-${crypto.randomUUID()}.sock`);
  await new Promise<void>((resolve) =>
    server.listen(at === 'unix' ? path : { port: Number(at.split(':')[1] ?? 0), host: '127.0.0.1' }, resolve),
  );
  const bound = server.address();
  const fake: ClamdFake = {
    address: typeof bound === 'object' && bound ? `127.0.0.1:${bound.port}` : path,
    scanned: [],
    isSilent: false,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await vi.waitFor(() => server.listening);
  return fake;
}

function answer(received: Buffer, scanned: Buffer[]): string | undefined {
  const end = received.indexOf(0);
  if (end < 0) return undefined;
  const command = received.toString('latin1', 0, end);
  if (command === 'zPING') return 'PONG';
  if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND';
  const chunks: Buffer[] = [];
  for (let at = end + 1; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) {
      const content = Buffer.concat(chunks);
      scanned.push(content);
      return content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    }
    if (at + 4 + length > received.length) return undefined;
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
