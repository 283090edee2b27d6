import type { DraftFile } from '../../projects/wizard/draft/draft.ts';
import type { PreparedFile } from '../../projects/wizard/files/prepareFile.ts';
import { blobKey } from '../../projects/wizard/storage/keys.ts';
import type { Writes } from '../../projects/wizard/storage/recordStore.ts';
import { wizardRecords } from '../../projects/wizard/storage/wizardRecords.ts';

const KEY = 'enterpriseDocuments';

/** A document on its way; `replaces` is the id of the one in whose place it goes. */
export interface NewDocument extends DraftFile {
  replaces?: string;
}

interface Kept {
  userId: string;
  files: NewDocument[];
}

/**
 * Documents on this device that are not sent yet, in the records of the wizard: they outlive the page. Those of somebody who
 * used this phone before are thrown away.
 */
function change(userId: string, next: (files: NewDocument[]) => { files: NewDocument[]; writes: Writes }) {
  return wizardRecords.exchange<[Kept], NewDocument[]>([KEY], (stored) => {
    const isMine = stored?.userId === userId;
    const { files, writes } = next(isMine ? stored.files : []);
    const foreign = isMine ? {} : withoutBytes(stored?.files ?? []);
    const kept = files.length > 0 ? { userId, files } : undefined;
    return { writes: { ...foreign, ...writes, [KEY]: kept }, result: files };
  });
}

export const storedDocuments = (userId: string) => change(userId, (files) => ({ files, writes: {} }));

export const storeDocument = (userId: string, { file, bytes }: PreparedFile, replaces?: string) =>
  change(userId, (files) => ({
    files: [...files, replaces ? { ...file, replaces } : file],
    writes: { [blobKey(file.id)]: bytes },
  }));

export const removeDocument = (userId: string, fileId: string) =>
  change(userId, (files) => ({
    files: files.filter(({ id }) => id !== fileId),
    writes: { [blobKey(fileId)]: undefined },
  }));

export const removeDocuments = (userId: string) =>
  change(userId, (files) => ({ files: [], writes: withoutBytes(files) }));

export const bytesOf = (fileId: string) => wizardRecords.read<Blob>(blobKey(fileId));

const withoutBytes = (files: readonly DraftFile[]): Writes =>
  Object.fromEntries(files.map(({ id }) => [blobKey(id), undefined]));
