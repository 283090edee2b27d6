/**
 * How a browser and a proxy keep the public lists. For a minute they are as good as new; for ten more they may be shown
 * at once while newer ones are asked for, so that a slow network holds up nobody on the way through the form, and a
 * service taken out is never shown for longer.
 */
export const PUBLIC_CACHE = 'public, max-age=60, stale-while-revalidate=600';
