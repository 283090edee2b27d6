const ANSWER_WITHIN_MS = 30_000;

/** `fetch` that gives up after 30 s: on the whole of a JSON answer, on the headers of a file. */
export async function send(url: string, init: RequestInit, token: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ANSWER_WITHIN_MS);
  try {
    const response = await fetch(url, { credentials: 'include', signal: timeout.signal, ...init, headers });
    if (!response.headers.get('Content-Type')?.includes('json')) clearTimeout(timer);
    return response;
  } catch (error) {
    clearTimeout(timer);
    throw error;
  }
}
