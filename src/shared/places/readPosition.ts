import type { Point } from './distance.ts';
import { isInGuinea, plusCodeOf, readFullCode, readShortCode, type Town } from './plusCode.ts';

const DEGREES = String.raw`(-?\d{1,3}\.\d+|-?\d{1,3})`;
const PAIR = `${DEGREES}(?:,|%2C)(?:\\+|%20)?${DEGREES}`;

/**
 * Where shared links name a position, the most exact first: the pin of a Google Maps page, then its parameters, its
 * path and the middle of its picture. Other maps' parameters read alike.
 */
const linkForms = [
  `!3d${DEGREES}!4d${DEGREES}`,
  `[?&](?:q|query|ll|sll|daddr|destination|saddr|center)=(?:loc:|geo:)?${PAIR}`,
  `[?&]mlat=${DEGREES}&mlon=${DEGREES}`,
  `/(?:maps/)?(?:place|search|dir/[^/]*)/${PAIR}`,
  `@${PAIR}`,
].map((form) => new RegExp(form, 'i'));

const geoLink = new RegExp(`geo:${DEGREES},${DEGREES}(?:;[^?\\s]*)?(?:\\?\\S*?[?&]?q=${PAIR})?`, 'i');
const bare = new RegExp(`^\\s*${DEGREES}\\s*[,;]\\s*${DEGREES}\\s*$`);
const link = /https?:\/\/\S+/i;
// Without a look-behind, which older telephones do not read.
const fullCode = /(?:^|[^2-9CFGHJMPQRVWX+])([2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2,3})(?![2-9CFGHJMPQRVWX])/i;
const shortCode = /(?:^|[^2-9CFGHJMPQRVWX+])([2-9CFGHJMPQRVWX]{4}\+[2-9CFGHJMPQRVWX]{2,3})(?![2-9CFGHJMPQRVWX])(.*)/is;

/**
 * The full Plus Code of a position that somebody wrote or pasted: a full code, a short one before one of these towns, a
 * `geo:` link, the link of a map that has the degrees in it, or two numbers by themselves. No call is made, so a
 * shortened link says nothing. Undefined where there is none, or none in Guinea.
 */
export function readPosition(text: string, towns: readonly Town[] = []): string | undefined {
  const written = decodeOnce(text);
  const full = written.match(fullCode);
  if (full) return readFullCode(full[1] ?? '');
  const short = written.match(shortCode);
  if (short) return readShortCode(short[1] ?? '', short[2] ?? '', towns);
  const point = pointIn(written);
  return point && isInGuinea(point) ? plusCodeOf(point) : undefined;
}

/** A code in a link is written `%2B`. */
const decodeOnce = (text: string): string => text.replace(/%2B/gi, '+');

function pointIn(text: string): Point | undefined {
  const geo = text.match(geoLink);
  // `geo:0,0?q=…` is a pin without a position of its own.
  if (geo) return pointFrom(geo[3], geo[4]) ?? pointFrom(geo[1], geo[2]);
  const address = text.match(link)?.[0];
  const found = address ? linkForms.map((form) => address.match(form)).find(Boolean) : text.match(bare);
  return found ? pointFrom(found[1], found[2]) : undefined;
}

const pointFrom = (latitude: string | undefined, longitude: string | undefined): Point | undefined =>
  latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
