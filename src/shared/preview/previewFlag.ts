import { readStored, removeStored, writeStored } from '../client/storage.ts';

/** The local flag of the specification §4, a mirror: the server holds the gate. */
const FLAG = 'previewAccess';

export const hasPreviewFlag = (): boolean => readStored(FLAG) !== null;
export const setPreviewFlag = (): void => writeStored(FLAG, 'true');
export const clearPreviewFlag = (): void => removeStored(FLAG);
