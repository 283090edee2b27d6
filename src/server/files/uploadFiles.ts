import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { Refusal } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { dropContent, storeContent } from './content.ts';
import type { FileOwner, FileOwners } from './owners.ts';
import type { ReceivedFile } from './receiveUpload.ts';
import { receiveUploads } from './receiveUploads.ts';
import { recordFile } from './recordFile.ts';
import type { FileScanner } from './scanner/scanner.ts';
import { spendSpace } from './uploadSpace.ts';

export interface UploadParts {
  owners: FileOwners;
  limits: Limits;
  scanner: FileScanner;
}

type Recorded = Awaited<ReturnType<typeof recordFile>>;

interface Asked {
  /** Whose documents they will be is its actor. */
  ctx: Context;
  request: FastifyRequest;
  owner: FileOwner;
  replaces?: string | undefined;
  /** The field that a voice note says; one comes at a time. */
  voice?: string | undefined;
  once: (operation: (tx: Context) => Promise<Recorded[]>, fingerprint: unknown) => Promise<Recorded[]>;
}

/**
 * Receives, checks and stores the documents of a request, all of them or none. Raises what `receiveUploads`,
 * `spendSpace` and `recordFile` do.
 */
export async function uploadFiles(
  { owners, limits, scanner }: UploadParts,
  { ctx, request, owner, replaces, voice, once }: Asked,
) {
  const received = await receiveUploads(
    request,
    scanner,
    replaces || voice ? 1 : undefined,
    voice ? 'voice' : 'document',
  );
  const spent = await spendSpace(ctx, limits, sum(received));
  const keys: string[] = [];
  const drop = async () => {
    await spent?.giveBack();
    for (const key of keys) await dropContent(request, key);
  };
  try {
    for (const file of received) keys.push(await storeContent(request, file.content()));
    const uploads = received.map((file, index) => ({
      owner,
      storageKey: keys[index] ?? '',
      received: file,
      replaces,
      voice,
    }));
    const stored = await once((tx) => recordAll(tx, owners, uploads), fingerprintOf(received, voice));
    // The reply of an earlier request under the same key: what was stored just now belongs to no row.
    if (!stored.some(({ storageKey }) => keys.includes(storageKey))) await drop();
    return stored.map(({ storageKey: _, ...file }) => file);
  } catch (error) {
    // After any other failure the rows may be there all the same; what they do not name is cleaned at night.
    if (error instanceof Refusal) await drop();
    throw error;
  } finally {
    for (const { discard } of received) await discard();
  }
}

const sum = (received: readonly ReceivedFile[]): number => received.reduce((bytes, { size }) => bytes + size, 0);

/** One for one document as it was before several came in a request: a phone may repeat an old one. */
function fingerprintOf(received: readonly ReceivedFile[], voice: string | undefined): unknown {
  const all = received.map(({ name, sentSha256 }) => ({ name: voice ?? name, sha256: sentSha256 }));
  return all.length === 1 ? all[0] : all;
}

type Upload = Parameters<typeof recordFile>[2];

/** All of them or none. */
async function recordAll(tx: Context, owners: FileOwners, uploads: readonly (Upload & { owner: FileOwner })[]) {
  const stored = [];
  for (const upload of uploads) stored.push(await recordFile(tx, owners, upload));
  return stored;
}
