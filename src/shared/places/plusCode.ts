import { decode, encode, isFull, recoverNearest, shorten } from '@erikmichelson/open-location-code-ts';
import { nearestOf, type Point } from './distance.ts';

/**
 * Plus Codes (Open Location Code) of positions in Guinea. One library does them all, in the browser and on the server:
 * others round a position on the edge of two areas the other way.
 */

/** Guinea with its sea, in degrees (WGS 84): what lies further off is a mistake. */
const GUINEA = { south: 7.19, north: 12.68, west: -15.57, east: -7.63 };

/** A code drops its first four characters within this of a town, in degrees; further off they would be lost. */
const SHORT_WITHIN = 0.29;
/** What that is at most, in kilometres. */
const SHORT_WITHIN_KM = 45;

export interface Town {
  name: string;
  latitude: number | null;
  longitude: number | null;
}

export const isInGuinea = ({ latitude, longitude }: Point): boolean =>
  latitude >= GUINEA.south && latitude <= GUINEA.north && longitude >= GUINEA.west && longitude <= GUINEA.east;

/** The full code of about 14 × 14 metres. */
export const plusCodeOf = ({ latitude, longitude }: Point): string => encode(latitude, longitude);

/** The middle of a full code. */
export function pointOf(plusCode: string): Point {
  const { latitudeCenter, longitudeCenter } = decode(plusCode);
  return { latitude: latitudeCenter, longitude: longitudeCenter };
}

/** A code of ten or eleven characters in Guinea, however it was typed; undefined for anything else. */
export function readFullCode(typed: string): string | undefined {
  const code = typed.toUpperCase();
  const isWhole = /^[2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2,3}$/.test(code) && isFull(code);
  return isWhole && isInGuinea(pointOf(code)) ? code : undefined;
}

/** `G75Q+M4 Conakry`: by the nearest of these towns, or the full code where none is near enough. */
export function shortCodeOf(plusCode: string, towns: readonly Town[]): string {
  const point = pointOf(plusCode);
  const town = nearestOf(point, towns, SHORT_WITHIN_KM);
  if (!town || town.latitude === null || town.longitude === null) return plusCode;
  const away = Math.max(Math.abs(point.latitude - town.latitude), Math.abs(point.longitude - town.longitude));
  if (away > SHORT_WITHIN) return plusCode;
  return `${shorten(plusCode, town.latitude, town.longitude)} ${town.name}`;
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The full code of `G75Q+M4 Conakry`, where the town is one of these. */
export function readShortCode(code: string, after: string, towns: readonly Town[]): string | undefined {
  const words = plain(after).replace(/^[\s,]+/, '');
  const town = towns.find(({ name }) => words.startsWith(plain(name)));
  if (!town || town.latitude === null || town.longitude === null) return undefined;
  return readFullCode(recoverNearest(code.toUpperCase(), town.latitude, town.longitude));
}
