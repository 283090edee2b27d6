import * as z from 'zod/mini';

/** Every enterprise begins as if it had these reviews: a single good or bad one moves the score little (design §10). */
export const SCORE_START = { count: 7, sum: 24.5 };

/** From so many reviews on, the score is shown. */
export const SCORE_FROM = 3;

/** The score of an enterprise: 1 to 5 with one decimal, null where it has too few reviews for one. */
export const scoreView = z.object({ value: z.nullable(z.number()), count: z.number() });

export type Score = z.infer<typeof scoreView>;

/** The score of `count` reviews that rate `sum` together. */
export function scoreOf({ sum, count }: { sum: number; count: number }): Score {
  const value = Math.round(((SCORE_START.sum + sum) / (SCORE_START.count + count)) * 10) / 10;
  return { value: count < SCORE_FROM ? null : value, count };
}
