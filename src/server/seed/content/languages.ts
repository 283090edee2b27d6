export const languages = [
  'Français',
  'Soussou',
  'Poular',
  'Malinké',
  'Kissi',
  'Toma (Loma)',
  'Guerzé (Kpelle)',
  'Anglais',
] as const;
