import { kilometresBetween, type Point } from '../../shared/places/distance.ts';
import { pointOf } from '../../shared/places/plusCode.ts';
import type { Nearness } from '../../shared/projects/nearness.ts';
import type { EnterpriseStanding } from '../context.ts';
import type { ListedProject } from './presenter.ts';

/** Where the reader's enterprise is, and where it wants to work. */
type Whereabouts = Pick<EnterpriseStanding, 'cityId' | 'region' | 'address' | 'wishedCityIds' | 'places'>;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The last part of « Ratoma – Kipé ». */
const quarterOf = (district: string): string => plain(district.split('–').at(-1) ?? '').trim();

/**
 * The nearest that can be said: the district where the address names it, the own city, one that is wished for, the same
 * administrative region.
 */
export function nearnessOf(
  { cityId, region, address, wishedCityIds }: Whereabouts,
  { project, cityRegion, districtName }: ListedProject,
): Nearness {
  if (project.cityId === cityId) {
    const isNamed = project.districtId !== null && plain(address).includes(quarterOf(districtName));
    return isNamed ? 'district' : 'city';
  }
  if (wishedCityIds.includes(project.cityId)) return 'wished';
  return region !== null && region === cityRegion ? 'region' : 'elsewhere';
}

/** Of a position no more goes into a distance than this, in degrees: about a kilometre, as the district tells it. */
const GRID = 0.01;

const onGrid = (degrees: number): number => Math.round(degrees / GRID) * GRID;

/**
 * How far a request is from the nearest of the enterprise's places, in whole kilometres and at least one. It goes by
 * the position on a grid of a kilometre, so that asking from several places finds no more than the district that is
 * shown anyway (docs/decisions/0096); else by where the district lies, or in another city by the city. Null where that
 * is not known.
 */
export function distanceOf({ cityId, wishedCityIds, places }: Whereabouts, row: ListedProject): number | null {
  const { project } = row;
  const isElsewhere = project.cityId !== cityId && !wishedCityIds.includes(project.cityId);
  const target = positionOf(project.plusCode) ?? districtOf(row) ?? (isElsewhere ? cityOf(row) : undefined);
  if (!target) return null;
  // The middle of a city says less than the district that the address names.
  const isNamed = places.some(({ kind }) => kind === 'district');
  const own = places.filter(({ kind }) => !isNamed || kind !== 'city');
  const nearest = Math.min(...own.map((place) => kilometresBetween(place, target)));
  return Number.isFinite(nearest) ? Math.max(1, Math.round(nearest)) : null;
}

function positionOf(plusCode: string | null): Point | undefined {
  if (!plusCode) return undefined;
  const { latitude, longitude } = pointOf(plusCode);
  return { latitude: onGrid(latitude), longitude: onGrid(longitude) };
}

const districtOf = ({ districtLatitude: latitude, districtLongitude: longitude }: ListedProject) =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

const cityOf = ({ cityLatitude: latitude, cityLongitude: longitude }: ListedProject) =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };
