import type { DraftFile } from '../../projects/wizard/draft/draft.ts';
import type { PreparedFile } from '../../projects/wizard/files/prepareFile.ts';
import { blobKey, type RecordKey, storable, type Writes, withoutBlobs } from '../../projects/wizard/storage/records.ts';
import { wizardRecords } from '../../projects/wizard/storage/wizardRecords.ts';

/** A document on its way; `replaces` is the id of the one in whose place it goes. */
export interface NewDocument extends DraftFile {
  replaces?: string;
}

interface Kept {
  userId: string;
  files: NewDocument[];
}

const KEY: RecordKey<Kept> = { name: 'enterpriseDocuments', open: (stored) => stored as Kept };

/**
 * Documents on this device that are not sent yet, in the records of the wizard: they outlive the page. Those of
 * somebody who used this phone before are thrown away.
 */
function change(userId: string, next: (files: NewDocument[]) => { files: NewDocument[]; writes: Writes }) {
  return wizardRecords.exchange([KEY], (stored) => {
    const isMine = stored?.userId === userId;
    const { files, writes } = next(isMine ? stored.files : []);
    const foreign = isMine ? {} : withoutBlobs(stored?.files ?? []);
    const kept = files.length > 0 ? { userId, files } : undefined;
    return { writes: { ...foreign, ...writes, [KEY.name]: kept }, result: files };
  });
}

export const storedDocuments = (userId: string) => change(userId, (files) => ({ files, writes: {} }));

export async function storeDocument(userId: string, { file, bytes }: PreparedFile, replaces?: string) {
  const kept = await storable(bytes);
  return change(userId, (files) => ({
    files: [...files, replaces ? { ...file, replaces } : file],
    writes: { [blobKey(file.id).name]: kept },
  }));
}

export const removeDocument = (userId: string, fileId: string) =>
  change(userId, (files) => ({
    files: files.filter(({ id }) => id !== fileId),
    writes: { [blobKey(fileId).name]: undefined },
  }));

export const removeDocuments = (userId: string) =>
  change(userId, (files) => ({ files: [], writes: withoutBlobs(files) }));

export const bytesOf = (fileId: string) => wizardRecords.read(blobKey(fileId));
