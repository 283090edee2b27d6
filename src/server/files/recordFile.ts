import { MAX_FILES_PER_PROJECT } from '../../shared/files/rules.ts';
import { actorOf, type Context } from '../context.ts';
import { files } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import type { FileOwner, FileOwners } from './owners.ts';
import { isOwnedBy, ownerColumn, presentFile } from './queries.ts';
import { refusalAt } from './readSmallUpload.ts';
import type { ReceivedFile } from './receiveUpload.ts';
import { requireSpace } from './uploadSpace.ts';

interface Upload {
  owner: FileOwner;
  /** Under which the content is already stored. */
  storageKey: string;
  received: ReceivedFile;
  /** The document in whose place this one comes. */
  replaces: string | undefined;
  /** The field that it says, of a voice note. */
  voice?: string | undefined;
}

/**
 * Writes the row of a document. Raises TOO_MANY_FILES at its owner's limit (design §7), 415 for a type that its owner
 * does not take, 413 where the person's space is used, and what its owner refuses.
 */
export async function recordFile(
  tx: Context,
  owners: FileOwners,
  { owner, storageKey, received, replaces, voice }: Upload,
) {
  const { reserve, limitReached, max = MAX_FILES_PER_PROJECT, types, nameVoice } = owners[owner.type];
  if (types && !types.some((type) => type === received.extension)) throw onlyPhotos();
  const reservation = await reserve(tx, owner.id, replaces);
  const voiceName = voice && (await nameVoice?.(tx, owner.id, voice));
  const slots = await tx.db.select({ slot: files.slot }).from(files).where(isOwnedBy(owner));
  const slot = reservation.slot ?? Math.max(0, ...slots.map((row) => row.slot)) + 1;
  if (slot > max) throw refused('TOO_MANY_FILES', limitReached);
  const { extension, mime, size, sha256, metadata, seconds } = received;
  const name = voiceName ? `${voiceName}.${extension}` : received.name;
  await requireSpace(tx, size);
  const [file] = await tx.db
    .insert(files)
    .values({
      [ownerColumn[owner.type]]: owner.id,
      uploadedBy: actorOf(tx).id,
      slot,
      name,
      extension,
      mime,
      size,
      sha256,
      storageKey,
      metadata,
      voice: voice ?? null,
      seconds,
      createdAt: tx.now,
    })
    .returning();
  if (!file) throw new Error('The file was not written');
  await reservation.accept?.(file);
  return { ...presentFile(file, 'whole'), storageKey };
}

const onlyPhotos = () => refusalAt('Files')(415, 'files.onlyPhotos');
