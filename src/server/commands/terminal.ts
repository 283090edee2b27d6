import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Whether somebody is there to answer. */
export const isInteractive = () => Boolean(process.stdin.isTTY && process.stdout.isTTY);

export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.once('SIGINT', () => process.exit(130));
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

/** Asks on the terminal without showing what is typed. */
export async function askSecret(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  process.stdout.write(question);
  try {
    return (await terminal.question('')).trim();
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
