import type { TextKey } from '../../../../shared/texts.ts';
import { addDraftFile } from '../draft/draftState.ts';
import { prepareFile } from './prepareFile.ts';

/** Takes a picked file into the draft. Answers why it was not taken, or undefined. */
export async function takeFile(picked: File): Promise<TextKey | undefined> {
  const prepared = await prepareFile(picked);
  if (typeof prepared === 'string') return prepared;
  return (await addDraftFile(prepared.file, prepared.bytes)) ? undefined : 'wizard.fileTooMany';
}
