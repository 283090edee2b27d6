import { randomUUID } from 'node:crypto';
import { type Places, submissionOf } from './submission.ts';

/** A request that was made, whether or not its answer arrived. */
export interface Attempt {
  key: string;
  token: string;
  body: object;
  /** The project's id, once the server said so. */
  acknowledged?: string;
}

export interface Load {
  attempts: Attempt[];
  /** Resolves when every writer met a dead connection. */
  ended: Promise<void>;
}

const headers = (key: string, token?: string) => ({
  'content-type': 'application/json',
  'idempotency-key': key,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

/** Writers that register and submit, one request after the other, until the server is gone. */
export function startLoad(url: string, places: Places, writers: number): Load {
  const attempts: Attempt[] = [];
  const write = async () => {
    for (;;) {
      const attempt = await register(url, places);
      attempts.push(attempt);
      attempt.acknowledged = await submit(url, attempt);
    }
  };
  const untilGone = () =>
    write().catch((error: unknown) => {
      // A connection that breaks is what the writers are here for; a refusal is not.
      if (!(error instanceof TypeError)) throw error;
    });
  return { attempts, ended: Promise.all(Array.from({ length: writers }, untilGone)).then(() => undefined) };
}

/** A client's account, and the request that it is about to make. */
export async function register(url: string, places: Places): Promise<Attempt> {
  const registration = await fetch(`${url}/register`, {
    method: 'POST',
    headers: headers(randomUUID()),
    body: JSON.stringify({ isSubmission: true, firstName: 'Awa', phoneNumber: '622112233' }),
  });
  const { entity, accessToken } = (await registration.json()) as { entity: { id: string }; accessToken: string };
  return { key: randomUUID(), token: accessToken, body: submissionOf(entity.id, places) };
}

export async function submit(url: string, { key, token, body }: Attempt): Promise<string> {
  const reply = await fetch(`${url}/save-project-infos`, {
    method: 'POST',
    headers: headers(key, token),
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as { isSuccess: boolean; entity: { id: string }; errorMessage: string };
  if (!answer.isSuccess) throw new Error(answer.errorMessage);
  return answer.entity.id;
}
