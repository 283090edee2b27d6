import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { browserServerData } from './browserServer.ts';

const WITHIN_MS = 15_000;

/** The path of the link that was e-mailed to this person by the server of this run, or by that of another folder. */
export async function resetLinkOf(recipient: string, dataDir = browserServerData()): Promise<string> {
  const deadline = Date.now() + WITHIN_MS;
  while (Date.now() < deadline) {
    const letters = globSync(join(dataDir, 'outbox', '*.eml')).map((path) => readFileSync(path, 'utf8'));
    const letter = letters.find((text) => text.includes(`To: ${recipient}`) && text.includes('reset-password'));
    const link = letter && /\/reset-password\?token=[\w-]+/.exec(unquoted(letter))?.[0];
    if (link) return link;
    await pause(200);
  }
  throw new Error(`No link was sent to ${recipient}`);
}

/** Quoted-printable, as mail carries French. */
const unquoted = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
