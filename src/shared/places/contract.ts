import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { foundPlace, locatedPlace } from './views.ts';

export const PLACE_SEARCH_MAX = 60;

/** The places that everybody looks for by name, and those that a telephone keeps to find the nearest. */
export const placeSearchContract = contract('catalog', {
  searchPlaces: {
    method: 'GET',
    path: '/get-places',
    permission: 'catalog.read',
    summary: 'Find places by a name, however it is spelt',
    query: z.object({
      q: z.string().check(z.trim(), z.minLength(2), z.maxLength(PLACE_SEARCH_MAX)),
      cityId: z.optional(idField()),
    }),
    reply: z.array(foundPlace),
  },
  listLocatedPlaces: {
    method: 'GET',
    path: '/get-located-places',
    permission: 'catalog.read',
    summary: 'List the cities and districts of which it is known where they lie',
    reply: z.array(locatedPlace),
  },
});
