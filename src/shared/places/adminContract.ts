import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { listQuery, searchText } from '../api/listQuery.ts';
import { removedView } from '../editing/views.ts';
import { createPlaceSchema, importPlacesSchema, updatePlaceSchema } from './adminSchemas.ts';
import { placeKinds } from './kinds.ts';
import { importedPlaces, managedPlace } from './views.ts';

const byId = z.object({ id: idField() });

const placeQuery = listQuery(
  ['name'],
  z.strictObject({ q: searchText, kind: z.optional(z.enum(placeKinds)), cityId: z.optional(idField()) }),
);

/** What is searched for by name, for an admin: other spellings, where districts lie, and landmarks. */
export const placeAdminContract = contract('catalog', {
  listManagedPlaces: {
    method: 'GET',
    path: '/admin/places',
    permission: 'places.manage',
    summary: 'List the cities, districts and landmarks',
    query: placeQuery,
    rows: managedPlace,
    unit: 'places',
  },
  importPlaces: {
    method: 'POST',
    path: '/admin/places/import',
    permission: 'places.manage',
    summary: 'Import districts and landmarks from a CSV file, whole or not at all',
    isRepeatable: true,
    body: importPlacesSchema,
    entity: importedPlaces,
  },
  readManagedPlace: {
    method: 'GET',
    path: '/admin/places/{id}',
    permission: 'places.manage',
    summary: 'Read a place',
    params: byId,
    entity: managedPlace,
  },
  createPlace: {
    method: 'POST',
    path: '/admin/places',
    permission: 'places.manage',
    summary: 'Create a landmark',
    isRepeatable: true,
    body: createPlaceSchema,
    entity: managedPlace,
  },
  updatePlace: {
    method: 'PUT',
    path: '/admin/places/{id}',
    permission: 'places.manage',
    summary: 'Update a place',
    isRepeatable: true,
    params: byId,
    body: updatePlaceSchema,
    entity: managedPlace,
  },
  removePlace: {
    method: 'DELETE',
    path: '/admin/places/{id}',
    permission: 'places.manage',
    summary: 'Remove a landmark',
    params: byId,
    entity: removedView,
  },
});
