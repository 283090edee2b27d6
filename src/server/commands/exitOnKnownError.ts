import { CopyRefusal } from '../backup/records.ts';
import { ConfigurationError } from '../config.ts';
import { DataFolderBusyError } from '../db/lock.ts';
import { CommandRefusal } from './commandRefusal.ts';

const known = [ConfigurationError, DataFolderBusyError, CommandRefusal, CopyRefusal];

/** Errors that the operator can correct are printed as a sentence, all others with their stack. */
export async function exitOnKnownError(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isKnown = known.some((kind) => error instanceof kind) || isAddressInUse(error);
    console.error(isKnown ? (error as Error).message : error);
    process.exit(1);
  }
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
