/**
 * Whom a manager looks for: the package ends within so many days, is not used (nothing accepted since it began), was
 * never bought, or ended and was not renewed; or nobody of the enterprise ever signed in.
 */
export const enterpriseSituations = [
  'ending7',
  'ending30',
  'unused',
  'lapsed',
  'neverSubscribed',
  'neverLoggedIn',
] as const;

/** Those that a running package tells by itself. */
export const packageSituations = ['ending7', 'ending30', 'unused'] as const satisfies readonly EnterpriseSituation[];

export type PackageSituation = (typeof packageSituations)[number];

export type EnterpriseSituation = (typeof enterpriseSituations)[number];

/** Hours until the first contact was noted: the classes by which reactions are counted; `null` is longer. */
export const reactionHours = [1, 4, 12, 24, 48, 96, 168, null] as const;
