/** In degrees (WGS 84). */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A place of which it may not be known where it lies. */
type Place = { [Axis in keyof Point]: number | null };

const isLocated = <Given extends Place>(place: Given): place is Given & Point =>
  place.latitude !== null && place.longitude !== null;

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In a straight line (haversine); infinite where one of the two is not known. */
export function kilometresBetween(from: Place, to: Place): number {
  if (!isLocated(from) || !isLocated(to)) return Number.POSITIVE_INFINITY;
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/** The nearest of them that is no further than so many kilometres. */
export function nearestOf<Given extends Place>(point: Point, places: readonly Given[], within: number) {
  let nearest: { place: Given; kilometres: number } | undefined;
  for (const place of places) {
    const kilometres = kilometresBetween(point, place);
    if (kilometres <= (nearest?.kilometres ?? within)) nearest = { place, kilometres };
  }
  return nearest?.place;
}
