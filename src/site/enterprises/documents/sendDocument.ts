import { abortAfter, FILE_WITHIN_MS } from '../../../shared/client/abortAfter.ts';
import type { FileItem } from '../../../shared/files/views.ts';
import { api } from '../../api.ts';
import { failureSentence } from '../../failureSentence.ts';
import { t } from '../../texts.ts';
import { bytesOf, type NewDocument } from './documentRecords.ts';

/** Sends one document of an enterprise; tried again it is the same one. Answers why it did not go, or undefined. */
export async function sendDocument(enterpriseId: string, file: NewDocument): Promise<string | undefined> {
  const bytes = await bytesOf(file.id);
  if (!bytes) return t('wizard.fileLost');
  const body = new FormData();
  body.set('files', new File([bytes], file.name, { type: file.type }));
  const answer = await api.ask<FileItem[]>('post', '/upload-file/{type}/{id}', {
    path: { type: 'enterprise', id: enterpriseId },
    ...(file.replaces ? { query: { replaces: file.replaces } } : {}),
    body,
    idempotencyKey: file.id,
    signal: abortAfter(FILE_WITHIN_MS),
  });
  return answer.ok ? undefined : failureSentence(answer);
}
