import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { viewedEntities } from './contactViews.ts';
import { eraseOwnDataSchema, erasePersonSchema, undoErasureSchema } from './schemas.ts';
import { contactViewItem, personData, undoneErasure } from './views.ts';

const byId = z.object({ id: idField() });

/** A person's own data: seen, taken along, erased (docs/decisions/0044). */
export const ownDataContract = contract('privacy', {
  readOwnData: {
    method: 'GET',
    path: '/own-data',
    permission: 'ownData.read',
    summary: 'Read what an erasure of one’s own account would do',
    entity: personData,
  },
  exportOwnData: {
    method: 'GET',
    path: '/own-data/export',
    permission: 'ownData.read',
    summary: 'Download one’s own personal data',
    file: 'application/json',
  },
  eraseOwnData: {
    method: 'POST',
    path: '/own-data/erasure',
    permission: 'ownData.erase',
    summary: 'Ask for the erasure of one’s own account',
    isRepeatable: true,
    body: eraseOwnDataSchema,
    entity: personData,
  },
  keepOwnData: {
    method: 'POST',
    path: '/own-data/erasure/undo',
    permission: 'ownData.erase',
    summary: 'Undo the erasure of one’s own account',
    entity: personData,
  },
  undoErasure: {
    method: 'POST',
    path: '/erasure/undo',
    permission: 'ownData.undoErasure',
    isRepeatable: true,
    summary: 'Undo an erasure with the link of its message',
    body: undoErasureSchema,
    entity: undoneErasure,
  },
});

/** What customer service does for somebody who calls. */
export const personDataContract = contract('privacy', {
  readPersonData: {
    method: 'GET',
    path: '/admin/people/{id}/data',
    permission: 'personData.serve',
    summary: 'Read what an erasure of a person’s account would do',
    params: byId,
    entity: personData,
  },
  exportPersonData: {
    method: 'GET',
    path: '/admin/people/{id}/data/export',
    permission: 'personData.serve',
    summary: 'Download a person’s personal data for them',
    needsRecentProof: true,
    params: byId,
    file: 'application/json',
  },
  erasePersonData: {
    method: 'POST',
    path: '/admin/people/{id}/data/erasure',
    permission: 'personData.serve',
    summary: 'Ask for the erasure of a person’s account for them',
    isRepeatable: true,
    params: byId,
    body: erasePersonSchema,
    entity: personData,
  },
  keepPersonData: {
    method: 'POST',
    path: '/admin/people/{id}/data/erasure/undo',
    permission: 'personData.serve',
    summary: 'Undo the erasure of a person’s account',
    params: byId,
    entity: personData,
  },
  listContactViews: {
    method: 'GET',
    path: '/admin/contact-views/{entity}/{id}',
    permission: 'contactViews.read',
    summary: 'List who was shown the contact details of a record',
    params: z.object({ entity: z.enum(viewedEntities), id: idField() }),
    entity: z.array(contactViewItem),
  },
});
