import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { listQuery, searchText } from '../api/listQuery.ts';
import { orderSchema } from '../editing/schemas.ts';
import { orderView, removedView } from '../editing/views.ts';
import {
  createCitySchema,
  createDistrictSchema,
  createLanguageSchema,
  createQuestionSchema,
  createServiceSchema,
  renameLanguageSchema,
  renamePlaceSchema,
  serviceGroups,
  updateCitySchema,
  updateQuestionSchema,
  updateServiceSchema,
} from './adminSchemas.ts';
import {
  managedCity,
  managedDistrict,
  managedLanguage,
  managedQuestion,
  managedService,
  managedServiceItem,
} from './adminViews.ts';

const byId = z.object({ id: idField() });

const serviceQuery = listQuery(
  ['position', 'nameFr', 'group'],
  z.strictObject({ q: searchText, group: z.optional(z.enum(serviceGroups)), isActive: z.optional(z.boolean()) }),
);

export type ServiceListQuery = z.output<typeof serviceQuery>;

/** The services as an admin keeps them (specification §2.4, nos-services). */
export const serviceContract = contract('catalog', {
  listManagedServices: {
    method: 'GET',
    path: '/admin/services',
    permission: 'services.manage',
    summary: 'List the services, inactive ones included',
    query: serviceQuery,
    rows: managedServiceItem,
    unit: 'services',
  },
  orderServices: {
    method: 'PUT',
    path: '/admin/services/order',
    permission: 'services.manage',
    summary: 'Put the services in another order',
    body: orderSchema,
    entity: orderView,
  },
  readManagedService: {
    method: 'GET',
    path: '/admin/services/{id}',
    permission: 'services.manage',
    summary: 'Read a service with its questions',
    params: byId,
    entity: managedService,
  },
  createService: {
    method: 'POST',
    path: '/admin/services',
    permission: 'services.manage',
    summary: 'Create a service',
    isRepeatable: true,
    body: createServiceSchema,
    entity: managedService,
  },
  updateService: {
    method: 'PUT',
    path: '/admin/services/{id}',
    permission: 'services.manage',
    summary: 'Update a service',
    isRepeatable: true,
    params: byId,
    body: updateServiceSchema,
    entity: managedService,
  },
  removeService: {
    method: 'DELETE',
    path: '/admin/services/{id}',
    permission: 'services.manage',
    summary: 'Remove a service that nothing uses',
    params: byId,
    entity: removedView,
  },
});

/** The questions of a service, edited on its page. */
export const questionContract = contract('catalog', {
  orderQuestions: {
    method: 'PUT',
    path: '/admin/services/{id}/questions-order',
    permission: 'services.manage',
    summary: 'Put the questions of a service in another order',
    params: byId,
    body: orderSchema,
    entity: orderView,
  },
  createQuestion: {
    method: 'POST',
    path: '/admin/questions',
    permission: 'services.manage',
    summary: 'Create a question with its answers',
    isRepeatable: true,
    body: createQuestionSchema,
    entity: managedQuestion,
  },
  updateQuestion: {
    method: 'PUT',
    path: '/admin/questions/{id}',
    permission: 'services.manage',
    summary: 'Update a question with its answers',
    isRepeatable: true,
    params: byId,
    body: updateQuestionSchema,
    entity: managedQuestion,
  },
  removeQuestion: {
    method: 'DELETE',
    path: '/admin/questions/{id}',
    permission: 'services.manage',
    summary: 'Remove a question',
    params: byId,
    entity: removedView,
  },
});

const cityQuery = listQuery(['name'], z.strictObject({ q: searchText }));
const districtQuery = listQuery(['name'], z.strictObject({ q: searchText, cityId: z.optional(idField()) }));

/** Cities and their districts, for an admin. */
export const placeContract = contract('catalog', {
  listManagedCities: {
    method: 'GET',
    path: '/admin/cities',
    permission: 'places.manage',
    summary: 'List the cities with what uses them',
    query: cityQuery,
    rows: managedCity,
    unit: 'cities',
  },
  readManagedCity: {
    method: 'GET',
    path: '/admin/cities/{id}',
    permission: 'places.manage',
    summary: 'Read a city',
    params: byId,
    entity: managedCity,
  },
  createCity: {
    method: 'POST',
    path: '/admin/cities',
    permission: 'places.manage',
    summary: 'Create a city',
    isRepeatable: true,
    body: createCitySchema,
    entity: managedCity,
  },
  updateCity: {
    method: 'PUT',
    path: '/admin/cities/{id}',
    permission: 'places.manage',
    summary: 'Rename a city, and say where it lies',
    isRepeatable: true,
    params: byId,
    body: updateCitySchema,
    entity: managedCity,
  },
  removeCity: {
    method: 'DELETE',
    path: '/admin/cities/{id}',
    permission: 'places.manage',
    summary: 'Remove a city that nothing uses',
    params: byId,
    entity: removedView,
  },
  listManagedDistricts: {
    method: 'GET',
    path: '/admin/districts',
    permission: 'places.manage',
    summary: 'List the districts with what uses them',
    query: districtQuery,
    rows: managedDistrict,
    unit: 'districts',
  },
  createDistrict: {
    method: 'POST',
    path: '/admin/districts',
    permission: 'places.manage',
    summary: 'Create a district',
    isRepeatable: true,
    body: createDistrictSchema,
    entity: managedDistrict,
  },
  renameDistrict: {
    method: 'PUT',
    path: '/admin/districts/{id}',
    permission: 'places.manage',
    summary: 'Rename a district',
    isRepeatable: true,
    params: byId,
    body: renamePlaceSchema,
    entity: managedDistrict,
  },
  removeDistrict: {
    method: 'DELETE',
    path: '/admin/districts/{id}',
    permission: 'places.manage',
    summary: 'Remove a district that nothing uses',
    params: byId,
    entity: removedView,
  },
});

const languageQuery = listQuery(['position', 'nameFr'], z.strictObject({ q: searchText }));

/** The languages that clients and contractors may name, for an admin. */
export const languageContract = contract('catalog', {
  listManagedLanguages: {
    method: 'GET',
    path: '/admin/languages',
    permission: 'languages.manage',
    summary: 'List the languages with what uses them',
    query: languageQuery,
    rows: managedLanguage,
    unit: 'languages',
  },
  orderLanguages: {
    method: 'PUT',
    path: '/admin/languages/order',
    permission: 'languages.manage',
    summary: 'Put the languages in another order',
    body: orderSchema,
    entity: orderView,
  },
  createLanguage: {
    method: 'POST',
    path: '/admin/languages',
    permission: 'languages.manage',
    summary: 'Create a language',
    isRepeatable: true,
    body: createLanguageSchema,
    entity: managedLanguage,
  },
  renameLanguage: {
    method: 'PUT',
    path: '/admin/languages/{id}',
    permission: 'languages.manage',
    summary: 'Rename a language',
    isRepeatable: true,
    params: byId,
    body: renameLanguageSchema,
    entity: managedLanguage,
  },
  removeLanguage: {
    method: 'DELETE',
    path: '/admin/languages/{id}',
    permission: 'languages.manage',
    summary: 'Remove a language that nothing uses',
    params: byId,
    entity: removedView,
  },
});
