import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { listQuery, searchText } from '../api/listQuery.ts';
import { orderSchema } from '../editing/schemas.ts';
import { orderView, removedView } from '../editing/views.ts';
import { createPartnerSchema, updatePartnerSchema } from './adminSchemas.ts';
import { managedPartner } from './adminViews.ts';
import { partnerItem } from './views.ts';

export const partnerContract = contract('partners', {
  listPartners: {
    method: 'GET',
    path: '/get-partners',
    permission: 'partners.read',
    summary: 'List the partners of the home page in their order',
    reply: z.array(partnerItem),
  },
});

const byId = z.object({ id: idField() });
const partnerQuery = listQuery(
  ['position', 'name'],
  z.strictObject({ q: searchText, isActive: z.optional(z.boolean()) }),
);

export type PartnerListQuery = z.output<typeof partnerQuery>;

/** The partners as an admin keeps them (specification §2.4, partenaires). */
export const managedPartnerContract = contract('partners', {
  listManagedPartners: {
    method: 'GET',
    path: '/admin/partners',
    permission: 'partners.manage',
    summary: 'List the partners, inactive ones included',
    query: partnerQuery,
    rows: managedPartner,
    unit: 'partners',
  },
  orderPartners: {
    method: 'PUT',
    path: '/admin/partners/order',
    permission: 'partners.manage',
    summary: 'Put the partners in another order',
    body: orderSchema,
    entity: orderView,
  },
  readManagedPartner: {
    method: 'GET',
    path: '/admin/partners/{id}',
    permission: 'partners.manage',
    summary: 'Read a partner',
    params: byId,
    entity: managedPartner,
  },
  createPartner: {
    method: 'POST',
    path: '/admin/partners',
    permission: 'partners.manage',
    summary: 'Create a partner',
    isRepeatable: true,
    body: createPartnerSchema,
    entity: managedPartner,
  },
  updatePartner: {
    method: 'PUT',
    path: '/admin/partners/{id}',
    permission: 'partners.manage',
    summary: 'Update a partner',
    isRepeatable: true,
    params: byId,
    body: updatePartnerSchema,
    entity: managedPartner,
  },
  removePartner: {
    method: 'DELETE',
    path: '/admin/partners/{id}',
    permission: 'partners.manage',
    summary: 'Remove a partner',
    params: byId,
    entity: removedView,
  },
});
