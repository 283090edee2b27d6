import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { invalidWith, Refusal } from '../../http/errors.ts';
import { fr } from '../../texts.ts';
import type { FileScanner } from './scanner.ts';

const RETRY_AFTER_SECONDS = 60;

/**
 * Raises 400 where the scanner finds malware, which is logged and kept nowhere, and 503 where it does not answer: what
 * was not looked at is not taken. @param field of the form, with the specification's capital.
 */
export async function requireHarmless(
  { log, ctx }: FastifyRequest,
  scanner: FileScanner,
  content: () => Readable,
  field = 'Files',
): Promise<void> {
  let found: string | null;
  try {
    found = await scanner.scan(content());
  } catch (error) {
    log.error({ err: error, scanner: scanner.name }, 'the file scanner does not answer');
    throw new Refusal(503, fr('files.notScanned'), { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  if (found === null) return;
  log.warn({ found, scanner: scanner.name }, 'an infected file was refused');
  ctx.noticed?.push('uploadInfected');
  throw invalidWith({ [field]: [fr('files.infected')] });
}
