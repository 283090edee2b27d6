const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const relative = new Intl.RelativeTimeFormat('fr', { numeric: 'always' });

/** How long ago something was, in the largest whole unit: `il y a 3 heures`; less than a minute is `à l’instant`. */
export function formatAge(instant: string | Date, now: Date): string {
  const age = Math.max(0, now.getTime() - new Date(instant).getTime());
  const [unit, length] = units.find(([, one]) => age >= one) ?? [];
  return unit && length ? relative.format(-Math.floor(age / length), unit) : 'à l’instant';
}
