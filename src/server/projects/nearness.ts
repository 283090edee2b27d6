import type { Nearness } from '../../shared/projects/nearness.ts';
import type { ProjectRow } from './presenter.ts';

/** Where the reader's enterprise is, and where it wants to work. */
export interface Whereabouts {
  cityId: string | null;
  region: string | null;
  address: string;
  wishedCities: readonly string[];
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The last part of « Ratoma – Kipé ». */
const quarterOf = (district: string): string => plain(district.split('–').at(-1) ?? '').trim();

/**
 * The nearest that can be said: the district where the address names it, the own city, one that is wished for, the same
 * administrative region.
 */
export function nearnessOf(
  { cityId, region, address, wishedCities }: Whereabouts,
  { project, cityRegion, districtName }: ProjectRow,
): Nearness {
  if (project.cityId === cityId) {
    const isNamed = project.districtId !== null && plain(address).includes(quarterOf(districtName));
    return isNamed ? 'district' : 'city';
  }
  if (wishedCities.includes(project.cityId)) return 'wished';
  return region !== null && region === cityRegion ? 'region' : 'elsewhere';
}
