export const SLUG_MAX = 60;

/** Capitals are in a few addresses of the specification (`/houseDecoration`); new ones are made without. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/i;

/** The slug of a name: `Chauffe-eau à Kindia` → `chauffe-eau-a-kindia`. Empty where it has no letter or digit. */
export function slugOf(name: string): string {
  return name
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
}
