import * as z from 'zod/mini';
import { placeKinds } from './kinds.ts';

const degrees = z.nullable(z.number());

/** A position for people, who read the code aloud, and for the map of their telephone. Degrees (WGS 84). */
export const positionView = z.object({ shortCode: z.string(), latitude: z.number(), longitude: z.number() });

/** A place found by its name. `label` tells it from others of the name; the district is its own or around it. */
export const foundPlace = z.object({
  id: z.uuid(),
  kind: z.enum(placeKinds),
  name: z.string(),
  label: z.string(),
  cityId: z.uuid(),
  cityName: z.string(),
  districtId: z.nullable(z.uuid()),
  districtName: z.nullable(z.string()),
  latitude: degrees,
  longitude: degrees,
});

/** A city or a district that lies somewhere, by which a telephone finds the nearest without a network. */
export const locatedPlace = z.object({
  cityId: z.uuid(),
  /** Null for the city itself. */
  districtId: z.nullable(z.uuid()),
  /** As the list of its kind shows it. */
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

/** A place in the back-office. Cities and districts are renamed and removed on the city's page. */
export const managedPlace = z.object({
  id: z.uuid(),
  kind: z.enum(placeKinds),
  name: z.string(),
  spellings: z.array(z.string()),
  cityId: z.uuid(),
  cityName: z.string(),
  districtId: z.nullable(z.uuid()),
  districtName: z.nullable(z.string()),
  latitude: degrees,
  longitude: degrees,
  updatedAt: z.string(),
});

/** What an import did, or would not do: where a line is wrong, nothing is written. */
export const importedPlaces = z.object({
  created: z.number(),
  updated: z.number(),
  errors: z.array(z.object({ line: z.number(), message: z.string() })),
});

export type FoundPlace = z.infer<typeof foundPlace>;
export type LocatedPlace = z.infer<typeof locatedPlace>;
export type ManagedPlace = z.infer<typeof managedPlace>;
export type ImportedPlaces = z.infer<typeof importedPlaces>;
export type PositionView = z.infer<typeof positionView>;
