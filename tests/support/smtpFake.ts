import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * A step of the conversation at which the server can answer otherwise: the greeting, a command, or the end of the
 * letter.
 */
type Step = 'greeting' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'end';

/** What it says instead of yes; `cut` hangs up without a word. */
type Answer = `${4 | 5}${string}` | 'cut';

export interface SmtpFake {
  url: string;
  /** The letters it took, as they came, without the dots that the protocol adds. */
  letters: string[];
  /** What the next conversations meet; a step that is not named is answered with yes. */
  troubles: Partial<Record<Step, Answer>>;
  close: () => Promise<void>;
}

const yes: Record<Step, string> = {
  greeting: '220 fake ESMTP',
  AUTH: '235 2.7.0 Accepted',
  MAIL: '250 2.1.0 Ok',
  RCPT: '250 2.1.5 Ok',
  DATA: '354 Go on',
  end: '250 2.0.0 Ok: queued',
};

/**
 * A mail server on this machine (RFC 5321), with as much of the protocol as a client that logs in and hands over
 * letters needs.
 */
export async function startSmtpFake(): Promise<SmtpFake> {
  const letters: string[] = [];
  const troubles: SmtpFake['troubles'] = {};
  const open = new Set<Socket>();

  function talk(socket: Socket): void {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A client that hangs up in the middle is what some tests want.
    socket.on('error', () => socket.destroy());
    let letter: string[] | undefined;
    /** Whether the conversation goes on as asked. */
    const answer = (step: Step): boolean => {
      const trouble = troubles[step];
      if (trouble === 'cut') socket.destroy();
      else socket.write(`${trouble ?? yes[step]}\r\n`);
      return trouble === undefined;
    };
    const take = (line: string): void => {
      if (letter) {
        if (line !== '.') letter.push(line.replace(/^\./, ''));
        else {
          const whole = letter.join('\n');
          letter = undefined;
          if (answer('end')) letters.push(whole);
        }
        return;
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'EHLO') socket.write('250-fake\r\n250-AUTH PLAIN\r\n250 8BITMIME\r\n');
      else if (command === 'QUIT') socket.end('221 Bye\r\n');
      else if (command === 'DATA') letter = answer('DATA') ? [] : undefined;
      else if (command === 'AUTH' || command === 'MAIL' || command === 'RCPT') answer(command);
      else socket.write('250 Ok\r\n');
    };
    createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', take);
    answer('greeting');
  }

  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://oasis:secret@127.0.0.1:${port}`,
    letters,
    troubles,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
