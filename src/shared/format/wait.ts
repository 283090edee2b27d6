const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago, in the largest unit that says something: `12 min`, `5 h`, `3 j`. Never negative. */
export function formatWait(from: string | Date, now: Date): string {
  const ms = Math.max(0, now.getTime() - new Date(from).getTime());
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)}\u00a0min`;
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)}\u00a0h`;
  return `${Math.floor(ms / DAY_MS)}\u00a0j`;
}
