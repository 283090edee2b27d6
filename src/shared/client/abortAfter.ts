/** A slow network carries a file of 15 MB in minutes. */
export const FILE_WITHIN_MS = 10 * 60_000;

/** `AbortSignal.timeout`, which Safari has from 16 on (docs/decisions/0147). */
export function abortAfter(ms: number): AbortSignal {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), ms);
  return stop.signal;
}
