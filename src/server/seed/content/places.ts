/**
 * Where some districts lie, in degrees (WGS 84): Matoto by Wikipedia, the other communes of Conakry approximately, to
 * about two kilometres; the towns by GeoNames (geonames.org, CC BY 4.0). Of the districts that are not here nobody has
 * said it: an admin adds them, or imports them from a file.
 */
export const districtPoints: readonly { city: string; district: string; latitude: number; longitude: number }[] = [
  { city: 'Conakry', district: 'Kaloum', latitude: 9.515, longitude: -13.712 },
  { city: 'Conakry', district: 'Dixinn', latitude: 9.55, longitude: -13.67 },
  { city: 'Conakry', district: 'Matam', latitude: 9.55, longitude: -13.65 },
  { city: 'Conakry', district: 'Ratoma', latitude: 9.59, longitude: -13.65 },
  { city: 'Conakry', district: 'Matoto', latitude: 9.577, longitude: -13.612 },
  { city: 'Conakry', district: 'Dixinn – Camayenne', latitude: 9.535, longitude: -13.6878 },
  { city: 'Dubréka', district: 'Tondon', latitude: 10.3667, longitude: -13.35 },
  { city: 'Koundara', district: 'Youkounkoun', latitude: 12.5311, longitude: -13.1224 },
];

/** Spellings that no rule of sound joins with the name. */
export const otherSpellings: readonly { city: string; district?: string; spellings: readonly string[] }[] = [
  { city: 'Nzérékoré', spellings: ['N’Zérékoré'] },
  { city: 'Guéckédou', spellings: ['Guékédou'] },
  { city: 'Dubréka', spellings: ['Doubréka'] },
  { city: 'Kissidougou', spellings: ['Kissi'] },
  { city: 'Conakry', district: 'Matoto – Gbéssia', spellings: ['Aéroport'] },
  { city: 'Conakry', district: 'Ratoma – Cosa', spellings: ['Carrefour Cosa'] },
  { city: 'Conakry', district: 'Ratoma – Bambéto', spellings: ['Carrefour Bambéto', 'Bambeto rond-point'] },
  { city: 'Conakry', district: 'Ratoma – Hamdallaye', spellings: ['Hamdallaye rond-point'] },
];

/**
 * What people of Conakry tell the way by. Three have coordinates, to about a kilometre; the others have their district
 * alone.
 */
export const landmarks: readonly { name: string; district?: string; latitude?: number; longitude?: number }[] = [
  { name: 'Aéroport de Conakry', district: 'Matoto – Gbéssia', latitude: 9.577, longitude: -13.612 },
  { name: 'Grande mosquée Fayçal', district: 'Dixinn', latitude: 9.536, longitude: -13.683 },
  { name: 'Stade du 28-Septembre', district: 'Dixinn', latitude: 9.545, longitude: -13.673 },
  { name: 'Palais du Peuple', district: 'Kaloum' },
  { name: 'Port autonome', district: 'Kaloum' },
  { name: 'Hôpital Ignace-Deen', district: 'Kaloum' },
  { name: 'Hôpital Donka', district: 'Dixinn' },
  { name: 'Université Gamal-Abdel-Nasser', district: 'Dixinn' },
  { name: 'Marché Madina', district: 'Matam – Madina Marché' },
  { name: 'Marché de Taouyah', district: 'Ratoma – Taouyah' },
  { name: 'Centre émetteur', district: 'Ratoma – Kipé' },
  { name: 'Camp Alpha Yaya Diallo', district: 'Matoto – Camp Alpha Yaya' },
];
