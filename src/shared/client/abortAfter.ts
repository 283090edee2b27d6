/** `AbortSignal.timeout`, which Safari has from 16 on (docs/decisions/0147). */
export function abortAfter(ms: number): AbortSignal {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), ms);
  return stop.signal;
}
