import type { Catalog, CatalogService } from './catalog.ts';
import type { Random } from './random.ts';

/** Where people live and what they ask for. */

type City = Catalog['cities'][number];

export const CAPITAL = 'Conakry';
export const provinces = ['Kindia', 'Labé', 'Kankan', 'Nzérékoré', 'Boké', 'Mamou'];
export const popularServices = [
  'plomberie',
  'electricite',
  'peinture',
  'carrelage',
  'climatisation',
  'houseDecoration',
];

export function cityNamed(catalog: Catalog, random: Random, name: string): City {
  return catalog.cities.find((city) => city.name === name) ?? random.pick(catalog.cities);
}

export function sampleCity(random: Random, catalog: Catalog): City {
  if (random.chance(0.65)) return cityNamed(catalog, random, CAPITAL);
  return random.chance(0.6) ? cityNamed(catalog, random, random.pick(provinces)) : random.pick(catalog.cities);
}

export function sampleService(random: Random, catalog: Catalog): CatalogService {
  const popular = catalog.services.filter(({ slug }) => popularServices.includes(slug));
  return random.pick(popular.length > 0 && random.chance(0.45) ? popular : catalog.services);
}
