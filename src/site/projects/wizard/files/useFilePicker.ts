import { useState } from 'react';
import type { TextKey } from '../../../../shared/texts.ts';
import { addDraftFile, whileAdding } from '../draft/draftState.ts';
import { prepareFile } from './prepareFile.ts';

interface RefusedFile {
  name: string;
  reason: TextKey;
}

interface FilePicking {
  isBusy: boolean;
  /** The files of the last picking that were not taken, and why. */
  refused: readonly RefusedFile[];
  pick: (files: readonly File[]) => Promise<void>;
}

/** Takes picked files into the draft, one after the other: several large photos at once are too much for a phone. */
export function useFilePicker(): FilePicking {
  const [busy, setBusy] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const pick = async (files: readonly File[]) => {
    setRefused([]);
    setBusy((count) => count + 1);
    await whileAdding(takeAll(files));
    setBusy((count) => count - 1);
  };
  const takeAll = async (files: readonly File[]) => {
    for (const file of files) {
      const reason = await takeFile(file);
      if (reason) setRefused((before) => [...before, { name: file.name, reason }]);
    }
  };
  return { isBusy: busy > 0, refused, pick };
}

/** Takes a picked file into the draft. Answers why it was not taken, or undefined. */
async function takeFile(picked: File): Promise<TextKey | undefined> {
  const prepared = await prepareFile(picked);
  if (typeof prepared === 'string') return prepared;
  return (await addDraftFile(prepared.file, prepared.bytes)) ? undefined : 'wizard.fileTooMany';
}
