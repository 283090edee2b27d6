import { type Api, createApi } from '../../../../shared/client/api.ts';
import { authorisedFetch, type Fetch, send } from '../../../../shared/client/authorisedFetch.ts';
import type { ApiResult } from '../../../../shared/client/envelope.ts';
import { offline } from '../../../../shared/client/envelope.ts';
import { renewSession } from '../../../../shared/client/renewSession.ts';
import { currentToken } from '../../../../shared/client/session.ts';
import type { OutboxApi, Standing } from './ports.ts';
import { retryAfterMs, sendFile } from './sendFile.ts';

/** The outbox's calls, over the network of this browser. */
export const browserApi: OutboxApi = {
  async register(person, key, as) {
    const answer = await asking(as, (api) => api.post('/register', { body: person, idempotencyKey: key }));
    if (!answer.ok) return answer;
    return { ...answer, entity: { user: answer.entity, accessToken: answer.body.accessToken } };
  },
  submit: (project, key, as) =>
    asking(as, (api) => api.post('/save-project-infos', { body: project, idempotencyKey: key })),
  async upload({ projectId, file, bytes, onProgress }, as) {
    const { name, type, key } = file;
    const sendAs = (token: string | null) => sendFile({ projectId, name, type, bytes, key, token, onProgress });
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
async function asking<Result extends ApiResult<unknown>>(as: Standing, call: (api: Api) => Promise<Result>) {
  let pause: number | undefined;
  const listening: Fetch = async (url, init) => {
    const response = await fetchAs(as)(url, init);
    pause = retryAfterMs(response.headers.get('Retry-After'), Date.now());
    return response;
  };
  const answer = await call(createApi(listening));
  return { ...answer, retryAfterMs: pause };
}

function fetchAs(as: Standing): Fetch {
  if (as === 'session') return authorisedFetch;
  if (as === 'visitor') return (url, init = {}) => send(url, init, null);
  // The reply's cookie must not take the place of the one that belongs to the person signed in here.
  const token = typeof as === 'object' ? as.token : null;
  return (url, init = {}) => send(url, { ...init, credentials: 'omit' }, token);
}
