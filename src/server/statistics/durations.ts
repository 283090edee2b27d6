import type { Duration } from '../../shared/statistics/views.ts';

/** Each class is a fifth longer than the one before; the first one ends here. As `duration_bucket` in the database. */
const FIRST_SECONDS = 60;
const GROWTH = 1.2;

export interface DurationClass {
  bucket: number;
  finished: number;
}

/**
 * The duration that a share of all stayed under, seconds: exact to its class (a fifth), and within it as far in as its
 * rank is. Null for none. `classes` in any order.
 */
export function durationAt(classes: readonly DurationClass[], share: number): number | null {
  const ordered = classes.filter(({ finished }) => finished > 0).toSorted((one, other) => one.bucket - other.bucket);
  const total = ordered.reduce((sum, { finished }) => sum + finished, 0);
  let before = 0;
  for (const { bucket, finished } of ordered) {
    if (before + finished >= share * total) {
      return Math.round(FIRST_SECONDS * GROWTH ** (bucket + (share * total - before) / finished));
    }
    before += finished;
  }
  return null;
}

export function summarise(classes: readonly DurationClass[]): Duration {
  return {
    finished: classes.reduce((sum, { finished }) => sum + finished, 0),
    median: durationAt(classes, 0.5),
    p90: durationAt(classes, 0.9),
  };
}
