import type { Point } from './distance.ts';

/** Opens the telephone's own map with a pin there, to six decimals: about ten centimetres. */
export function mapLink({ latitude, longitude }: Point): string {
  const point = `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
  return `geo:${point}?q=${point}`;
}
