import { statfsSync } from 'node:fs';
import { CopyRefusal } from '../backup/records.ts';
import { ConfigurationError } from '../config.ts';
import { fileProblem } from '../dataFolder.ts';
import { DataFolderBusyError } from '../db/lock.ts';
import { isOutage } from '../db/outage.ts';
import { CommandRefusal } from './commandRefusal.ts';

const known = [ConfigurationError, DataFolderBusyError, CommandRefusal, CopyRefusal];

/** Owner only: what a command writes holds personal data and secrets. */
const UMASK = 0o077;

/**
 * Runs a command, whose files nobody else may read. Errors that the operator can correct are printed as a sentence, all
 * others with their stack.
 */
export async function exitOnKnownError(command: () => Promise<void>): Promise<void> {
  process.umask(UMASK);
  try {
    await command();
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  return portProblem(error) ?? fileProblem(error) ?? fullDisk() ?? unreachable(error) ?? cannotBePrepared(error);
}

/** What the operating system says to a server that wants to listen; low ports are the administrator's. */
const portReasons: Record<string, string> = {
  EADDRINUSE: 'another program listens there; choose another port, as PORT=3001',
  EACCES: 'this user may not listen there; choose a port above 1023',
  EADDRNOTAVAIL: 'this machine does not have that address; set HOST',
};

function portProblem(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'listen')) return undefined;
  const reason = portReasons[codeOf(error)];
  return reason && `PORT: ${error.message.replace(/^listen /, '')}: ${reason}.`;
}

/** Less is no room for a database to start in, which then fails in words of its own. */
const LEAST_FREE_BYTES = 2 * 1024 * 1024;

function fullDisk(): string | undefined {
  const folder = process.env.DATA_DIR || './data';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LEAST_FREE_BYTES ? `${folder} cannot be used: the disk is full.` : undefined;
  } catch (error) {
    return fileProblem(error);
  }
}

/** Accounts and databases that the server does not know are the operator's to correct too. */
const refusedBy = /^(28\w{3}|3D000)$/;

function unreachable(error: unknown): string | undefined {
  if (!isOutage(error) && !refusedBy.test(codeOf(error))) return undefined;
  return `DATABASE_URL: the PostgreSQL server does not take the connection (${codeOf(error) || (error as Error).message}).`;
}

/** Insufficient privilege, and a server that takes no writes, as a standby. */
const notAllowed = /^(42501|25006)$/;
const notAvailable = /^extension "\w+" is not available/;

/** What a start makes in the database: schemas, tables, triggers, extensions. */
function cannotBePrepared(error: unknown): string | undefined {
  const failure = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(failure instanceof Error)) return undefined;
  if (!notAllowed.test(codeOf(failure)) && !notAvailable.test(failure.message)) return undefined;
  return (
    `DATABASE_URL: ${failure.message}. The user must own the database, on a server that takes writes and has the ` +
    'extensions that docs/operations.md names.'
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
