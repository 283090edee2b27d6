import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { languageItem, placeItem, questionItem, roleItem, serviceItem } from './views.ts';

/** A public list: bare, and open to everybody. */
const publicList = { method: 'GET', permission: 'catalog.read' } as const;
const serviceList = { ...publicList, reply: z.array(serviceItem) } as const;

/** Public data (specification §7). */
export const catalogContract = contract('catalog', {
  listActiveServices: { ...serviceList, path: '/get-active-services', summary: 'List the services' },
  listFeaturedServices: { ...serviceList, path: '/get-spotLighted-services', summary: 'List the featured services' },
  listOtherServices: {
    ...serviceList,
    path: '/get-not-spotLighted-services',
    summary: 'List the services that are neither featured nor specialized',
  },
  listSpecializedServices: {
    ...serviceList,
    path: '/get-specialized-services',
    summary: 'List the specialized services',
  },
  listQuickSearchServices: {
    ...serviceList,
    path: '/get-quick-search-services',
    summary: 'List the services of the home page’s shortcuts',
  },
  listLanguages: {
    ...publicList,
    path: '/get-languages',
    summary: 'List the languages',
    reply: z.array(languageItem),
  },
  listCities: { ...publicList, path: '/get-cities', summary: 'List the cities', reply: z.array(placeItem) },
  listDistricts: {
    ...publicList,
    path: '/get-districts/{cityId}',
    summary: 'List the districts of a city',
    params: z.object({ cityId: idField() }),
    reply: z.array(placeItem),
  },
  listQuestions: {
    ...publicList,
    path: '/get-questions/{serviceId}',
    summary: 'List the questions of a service with their answers',
    params: z.object({ serviceId: idField() }),
    reply: z.array(questionItem),
  },
  listRoles: { ...publicList, path: '/get-user-roles', summary: 'List the roles', reply: z.array(roleItem) },
});
