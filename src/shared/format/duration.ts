const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something took, in its two largest units: `45 min`, `3 h 20`, `2 j 4 h`. */
export function formatDuration(seconds: number): string {
  if (seconds < HOUR) return `${Math.max(1, Math.round(seconds / MINUTE))} min`;
  if (seconds < DAY) {
    const minutes = Math.round((seconds % HOUR) / MINUTE) % 60;
    return `${Math.floor(seconds / HOUR)} h${minutes > 0 ? ` ${String(minutes).padStart(2, '0')}` : ''}`;
  }
  const hours = Math.floor((seconds % DAY) / HOUR);
  return `${Math.floor(seconds / DAY)} j${hours > 0 ? ` ${hours} h` : ''}`;
}
