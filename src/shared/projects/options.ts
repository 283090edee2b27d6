/** The choices of the project form, to the letter of the specification §9. The value is what is stored. */
export const contactDays = [
  'Tous les jours',
  'Les Weed-ends',
  'Tous les jours ouvrables',
  'Lundi',
  'Mardi',
  'Mercredi',
  'Jeudi',
  'Vendredi',
] as const;

export type ContactDay = (typeof contactDays)[number];

/** Some hour ranges are shown with other words than those stored (specification §9). */
export const hourRanges = [
  { value: '09h00-12h00', label: '09h30-12h00' },
  { value: '12h00-17h00', label: '12h30-17h00' },
  { value: 'A partir de 17h00', label: 'A partir de 17h00' },
  { value: 'Autre', label: 'Autre' },
] as const;

/** The option that lets the person type their own words, in hour ranges and in answers (specification §3, §4). */
export const OTHER = 'Autre';

export const DESCRIPTION_MAX = 500;

/** How an hour range reads on screen: its label, or the words typed for 'Autre'. */
export function hourRangeLabel(range: string): string {
  return hourRanges.find((option) => option.value === range)?.label ?? range;
}
