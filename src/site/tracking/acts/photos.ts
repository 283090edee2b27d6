import { abortAfter, FILE_WITHIN_MS } from '../../../shared/client/abortAfter.ts';
import type { ApiResult } from '../../../shared/client/envelope.ts';
import { wizardTexts } from '../../../shared/projects/wizardTexts.ts';
import { type PreparedFile, prepareFile } from '../../projects/wizard/files/prepareFile.ts';
import { registerTexts, t } from '../../texts.ts';
import { actSentence } from './useAct.ts';

// Why a file is not taken is said as in the form of a request.
registerTexts(wizardTexts);

/** Sends the form of one photo under the key of its file: sent again after a lost reply, it is there once. */
export type SendPhoto<Entity> = (
  body: FormData,
  idempotencyKey: string,
  signal: AbortSignal,
) => Promise<ApiResult<Entity>>;

/**
 * What picked files became, and what is wrong with the others. One after the other: several large photos at once are
 * too much for a phone.
 */
export async function preparePhotos(picked: File[]): Promise<{ prepared: PreparedFile[]; problems: string[] }> {
  const prepared: PreparedFile[] = [];
  const problems: string[] = [];
  for (const file of picked) {
    const made = await prepareFile(file);
    if (typeof made === 'string') problems.push(`${file.name} : ${t(made)}`);
    else prepared.push(made);
  }
  return { prepared, problems };
}

/** One after the other: what the last reply said, what went, what may be tried again, and why it did not go. */
export async function sendPhotos<Entity>(photos: readonly PreparedFile[], send: SendPhoto<Entity>) {
  let left = [...photos];
  let latest: Entity | undefined;
  const sent: string[] = [];
  const problems: string[] = [];
  for (const { file, bytes } of photos) {
    const body = new FormData();
    body.append('files', bytes, file.name);
    const answer = await send(body, file.id, abortAfter(FILE_WITHIN_MS));
    if (answer.ok) {
      latest = answer.entity;
      sent.push(file.name);
      left = left.filter((one) => one.file !== file);
    } else {
      problems.push(`${file.name} : ${actSentence(answer)}`);
      if (!['offline', 'server', 'tooMany'].includes(answer.kind)) left = left.filter((one) => one.file !== file);
      else break;
    }
  }
  return { latest, sent, left, problems };
}
