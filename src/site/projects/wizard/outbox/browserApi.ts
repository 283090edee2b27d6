import { type Api, createApi } from '../../../../shared/client/api.ts';
import { apiUrl } from '../../../../shared/client/apiUrl.ts';
import { authorisedFetch, type Fetch } from '../../../../shared/client/authorisedFetch.ts';
import { type ApiResult, offline, toResult } from '../../../../shared/client/envelope.ts';
import { renewSession } from '../../../../shared/client/renewSession.ts';
import { send } from '../../../../shared/client/send.ts';
import { currentToken } from '../../../../shared/client/session.ts';
import type { Answer, Credentials, OutboxApi } from './ports.ts';

/** The outbox's calls, over the network of this browser. */
export const browserApi: OutboxApi = {
  async register(person, key, as) {
    const answer = await asking(as, (api) => api.post('/register', { body: person, idempotencyKey: key }));
    if (!answer.ok) return answer;
    return { ...answer, entity: { user: answer.entity, accessToken: answer.body.accessToken } };
  },
  submit: (project, key, as) =>
    asking(as, (api) => api.post('/save-project-infos', { body: project, idempotencyKey: key })),
  close: ({ leadId, code }, key, as) =>
    asking(as, (api) => api.post('/leads/{id}/close', { path: { id: leadId }, body: { code }, idempotencyKey: key })),
  async upload({ projectId, file, bytes, onProgress }, as) {
    const { name, type, key, voice } = file;
    const sendAs = (token: string | null) =>
      sendFile({ projectId, name, type, bytes, key, voice: voice?.field, token, onProgress });
    if (typeof as === 'object') return sendAs(as.token);
    const token = currentToken();
    const first = await sendAs(token);
    if (first.ok || first.status !== 401 || !token) return first;
    const renewal = await renewSession(token);
    if (renewal === 'offline') return offline;
    return renewal === 'ended' ? first : sendAs(currentToken());
  },
};

/** One call as this person, and when the server wants to be asked again. */
async function asking<Result extends ApiResult<unknown>>(as: Credentials, call: (api: Api) => Promise<Result>) {
  let pause: number | undefined;
  const listening: Fetch = async (url, init) => {
    const response = await fetchAs(as)(url, init);
    pause = retryAfterMs(response.headers.get('Retry-After'), Date.now());
    return response;
  };
  const answer = await call(createApi(listening));
  return { ...answer, retryAfterMs: pause };
}

function fetchAs(as: Credentials): Fetch {
  if (as === 'session') return authorisedFetch;
  if (as === 'visitor') return (url, init = {}) => send(url, init, null);
  // The reply's cookie must not take the place of the one that belongs to the person signed in here.
  const token = typeof as === 'object' ? as.token : null;
  return (url, init = {}) => send(url, { ...init, credentials: 'omit' }, token);
}

/** No byte moved for so long: the connection is dead. A slow one is not. */
const STALLED_AFTER_MS = 60_000;

interface FileToSend {
  projectId: string;
  name: string;
  type: string;
  bytes: Blob;
  key: string;
  /** The field that a voice note says. */
  voice: string | undefined;
  token: string | null;
  onProgress: (share: number) => void;
}

/**
 * One file by `POST /upload-file/project/{id}`. With XMLHttpRequest, because only that reports how much is sent and so
 * lets a slow upload take its time. The body is the same to the last byte at each try.
 */
function sendFile(file: FileToSend): Promise<Answer<unknown>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (answer: Answer<unknown>) => {
      clearTimeout(timer);
      resolve(answer);
    };
    const stillAlive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), STALLED_AFTER_MS);
    };
    request.upload.onprogress = (event) => {
      stillAlive();
      if (event.lengthComputable) file.onProgress(event.loaded / event.total);
    };
    request.onload = () =>
      settle({ ...toResult(request.status, parsed(request)), retryAfterMs: retryAfterOf(request) });
    request.onerror = () => settle(offline);
    request.onabort = () => settle(offline);
    const query = file.voice ? `?voice=${encodeURIComponent(file.voice)}` : '';
    request.open('POST', apiUrl(`/upload-file/project/${encodeURIComponent(file.projectId)}${query}`));
    request.withCredentials = true;
    const boundary = `oasis-${file.key}`;
    request.setRequestHeader('Content-Type', `multipart/form-data; boundary=${boundary}`);
    request.setRequestHeader('Idempotency-Key', file.key);
    if (file.token) request.setRequestHeader('Authorization', `Bearer ${file.token}`);
    stillAlive();
    request.send(multipart(boundary, file));
  });
}

function multipart(boundary: string, { name, type, bytes }: FileToSend): Blob {
  // A quotation mark would end the name in the header.
  const quoted = name.replaceAll('"', "'").replace(/[\r\n]/g, ' ');
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${quoted}"\r\n`;
  return new Blob([
    head,
    `Content-Type: ${type || 'application/octet-stream'}\r\n\r\n`,
    bytes,
    `\r\n--${boundary}--\r\n`,
  ]);
}

/** A proxy's error page is no JSON. */
function parsed(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
}

function retryAfterOf(request: XMLHttpRequest): number | undefined {
  return retryAfterMs(request.getResponseHeader('Retry-After'), Date.now());
}

/** The header's seconds, or its date, as a span from now in ms. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const span = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return span > 0 ? span : undefined;
}
