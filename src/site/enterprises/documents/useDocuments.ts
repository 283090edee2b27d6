import { useEffect, useRef, useState } from 'react';
import { MAX_FILES_PER_PROJECT } from '../../../shared/files/rules.ts';
import type { TextKey } from '../../../shared/texts.ts';
import { prepareFile } from '../../projects/wizard/files/prepareFile.ts';
import {
  type NewDocument,
  removeDocument,
  removeDocuments,
  storeDocument,
  storedDocuments,
} from './documentRecords.ts';
import { sendDocument } from './sendDocument.ts';

export interface RefusedDocument {
  name: string;
  reason: TextKey;
}

export interface Documents {
  /** Those on this device that are not sent yet; undefined until they were read. */
  files: readonly NewDocument[] | undefined;
  /** Why a file was not sent, in words, by its id. */
  failures: Readonly<Record<string, string>>;
  /** The one under way. */
  sendingId: string | undefined;
  /** Picked files are being made ready. */
  isPreparing: boolean;
  /** Those of the last picking that were not taken, and why. */
  refused: readonly RefusedDocument[];
  /** `replaces`: the id of the document in whose place they go. */
  pick: (picked: readonly File[], replaces?: string) => Promise<void>;
  remove: (fileId: string) => Promise<void>;
  /** Sends all, one after the other and after those on their way; true where none is left. */
  send: (enterpriseId: string) => Promise<boolean>;
  forget: () => Promise<void>;
}

/** An enterprise's documents on their way from this device. */
export function useDocuments(userId: string): Documents {
  const [files, setFiles] = useState<readonly NewDocument[]>();
  const [failures, setFailures] = useState<Record<string, string>>({});
  const [sendingId, setSendingId] = useState<string>();
  const [isPreparing, setIsPreparing] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedDocument[]>([]);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let isCurrent = true;
    void storedDocuments(userId).then((kept) => isCurrent && setFiles(kept));
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  const take = async (picked: File, replaces?: string): Promise<TextKey | undefined> => {
    const prepared = await prepareFile(picked);
    if (typeof prepared === 'string') return prepared;
    if ((await storedDocuments(userId)).length >= MAX_FILES_PER_PROJECT) return 'wizard.fileTooMany';
    setFiles(await storeDocument(userId, prepared, replaces));
    return undefined;
  };

  const sendAll = async (enterpriseId: string) => {
    let left = await storedDocuments(userId);
    setFailures({});
    for (const file of left) {
      setSendingId(file.id);
      const reason = await sendDocument(enterpriseId, file);
      if (reason) setFailures((before) => ({ ...before, [file.id]: reason }));
      else left = await removeDocument(userId, file.id);
      setFiles(left);
    }
    setSendingId(undefined);
    return left.length === 0;
  };

  return {
    files,
    failures,
    sendingId,
    isPreparing,
    refused,
    async pick(picked, replaces) {
      setIsPreparing(true);
      setRefused([]);
      // One after the other: several large photos at once are too much for a phone.
      for (const one of picked) {
        const reason = await take(one, replaces);
        if (reason) setRefused((before) => [...before, { name: one.name, reason }]);
      }
      setIsPreparing(false);
    },
    async remove(fileId) {
      setFiles(await removeDocument(userId, fileId));
    },
    send(enterpriseId) {
      // What is picked meanwhile waits for its turn: the same file would be sent twice at once.
      const sending = underWay.current.then(() => sendAll(enterpriseId));
      underWay.current = Promise.allSettled([sending]);
      return sending;
    },
    async forget() {
      setFiles(await removeDocuments(userId));
    },
  };
}
