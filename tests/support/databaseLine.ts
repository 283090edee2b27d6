import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './freePort.ts';

/** The line between the servers and their database. */
export interface DatabaseLine {
  /** The same database at this end of the line. */
  url: string;
  /** Every connection breaks now; new ones are made. */
  cut: () => void;
  /** Every connection breaks and none is made until `mend`. */
  close: () => void;
  /** The same, in place of the next statement that holds this text. */
  closeAt: (text: string) => void;
  /** Nothing goes through in either direction until `mend`; nothing breaks. */
  hold: () => void;
  mend: () => void;
  stop: () => Promise<void>;
}

export async function layDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isClosed = false;
  let isHeld = false;
  let lastText: string | undefined;

  const server = createServer((incoming) => {
    if (isClosed) return void incoming.destroy();
    const outgoing = connect(Number(target.port || 5432), target.hostname);
    const ends = [incoming, outgoing];
    for (const end of ends) {
      open.add(end);
      if (isHeld) end.pause();
      // What breaks one end breaks the other; the reason is whatever the run did.
      end.on('error', () => undefined);
      end.once('close', () => {
        open.delete(end);
        for (const other of ends) other.destroy();
      });
    }
    incoming.on('data', (bytes) => {
      if (lastText && bytes.includes(lastText)) close();
      else outgoing.write(bytes);
    });
    outgoing.on('data', (bytes) => incoming.write(bytes));
    for (const end of isHeld ? ends : []) end.pause();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);

  const cut = () => {
    for (const end of open) end.destroy();
  };
  const close = () => {
    isClosed = true;
    lastText = undefined;
    cut();
  };
  return {
    url: url.href,
    cut,
    close,
    closeAt: (text) => {
      lastText = text;
    },
    hold: () => {
      isHeld = true;
      for (const end of open) end.pause();
    },
    mend: () => {
      isClosed = false;
      isHeld = false;
      for (const end of open) end.resume();
    },
    stop: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
