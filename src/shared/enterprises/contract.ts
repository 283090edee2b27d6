import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { filterQuery, listQuery, searchText } from '../api/listQuery.ts';
import {
  assignEnterpriseSchema,
  findEnterpriseParams,
  suspendEnterpriseSchema,
  verifyEnterpriseSchema,
} from './agentSchemas.ts';
import { enterpriseAgentItem, enterpriseDetails, managedEnterpriseItem, newEnterpriseItem } from './agentViews.ts';
import { enterprisePreferencesSchema, registerEnterpriseSchema, updateEnterpriseSchema } from './schemas.ts';
import { enterpriseStates } from './status.ts';
import { enterpriseListItem, enterpriseView, registeredEnterprise } from './views.ts';

const byId = z.object({ id: idField() });

const state = z.enum(enterpriseStates);
const filter = z.strictObject({
  q: searchText,
  status: z.optional(z.union([state, z.array(state)])),
  cityId: z.optional(idField()),
  mine: z.optional(z.boolean()),
  agentId: z.optional(idField()),
  unassigned: z.optional(z.boolean()),
});

const newFields = ['accountNumber', 'name', 'creationDate', 'cityName'] as const;
const heldFields = ['name', 'planType', 'planExpirationDate', 'status'] as const;
/** Not by package: it would be looked up for every enterprise there is. */
const allFields = [...newFields, 'status'] as const;

/** Which of the lists leaves as a file, and under what filter; the order of the file is its own. */
const exportQuery = z.extend(filterQuery(filter), { list: z.enum(['new', 'mine', 'all']) });

export type EnterpriseFilter = z.output<typeof filter>;
export type EnterpriseSortField = (typeof newFields | typeof heldFields | typeof allFields)[number];
export type ExportedList = z.output<typeof exportQuery>['list'];

/** Enterprises as the contractor reads them (specification §7). */
export const enterpriseContract = contract('enterprises', {
  listUserEnterprises: {
    method: 'GET',
    path: '/get-user-enterprises/{userId}',
    permission: 'enterprises.read',
    summary: 'List the enterprises of a user',
    params: z.object({ userId: idField() }),
    entity: z.array(enterpriseListItem),
  },
  readEnterprise: {
    method: 'GET',
    path: '/get-enterprise-informations/{enterpriseId}',
    permission: 'enterprises.read',
    summary: 'Read an enterprise',
    showsContactOf: 'enterprises',
    params: z.object({ enterpriseId: idField() }),
    entity: enterpriseView,
  },
});

/** What a contractor does with their own enterprise; its update is the agents' too (specification §7). */
export const ownEnterpriseContract = contract('enterprises', {
  registerEnterprise: {
    method: 'POST',
    path: '/save-company-informations',
    permission: 'enterprises.register',
    summary: 'Register the enterprise of a contractor',
    isRepeatable: true,
    body: registerEnterpriseSchema,
    entity: registeredEnterprise,
  },
  updateEnterprise: {
    method: 'PUT',
    path: '/update-enterprise-infos',
    permission: 'enterprises.update',
    summary: 'Correct an enterprise as its contractor or as an agent',
    showsContactOf: 'enterprises',
    body: updateEnterpriseSchema,
    entity: enterpriseView,
  },
  updateEnterprisePreferences: {
    method: 'PUT',
    path: '/update-enterprise-preferences',
    permission: 'enterprises.updateOwn',
    summary: 'Choose of which projects an enterprise is alerted, and how',
    showsContactOf: 'enterprises',
    body: enterprisePreferencesSchema,
    entity: enterpriseView,
  },
});

/** What sales do with an enterprise, and an admin besides (specification §7). */
export const agentEnterpriseContract = contract('enterprises', {
  findEnterprise: {
    method: 'GET',
    path: '/find-enterprise-by-account-number/{accountNumber}',
    permission: 'enterprises.find',
    summary: 'Find an enterprise by its account number',
    params: findEnterpriseParams,
    entity: byId,
  },
  readEnterpriseDetails: {
    method: 'GET',
    path: '/get-enterprise-details/{id}',
    permission: 'enterprises.readDetails',
    summary: 'Read an enterprise whole, with its person and its history',
    showsContactOf: 'enterprises',
    params: byId,
    entity: enterpriseDetails,
  },
  assignEnterprise: {
    method: 'PUT',
    path: '/assign-enterprise/',
    permission: 'enterprises.assign',
    summary: 'Assign an enterprise to a seller',
    showsContactOf: 'enterprises',
    isRepeatable: true,
    body: assignEnterpriseSchema,
    entity: enterpriseDetails,
  },
  verifyEnterprise: {
    method: 'PUT',
    path: '/verify-enterprise-account/',
    permission: 'enterprises.activate',
    summary: 'Activate an enterprise by its account number',
    showsContactOf: 'enterprises',
    isRepeatable: true,
    body: verifyEnterpriseSchema,
    entity: enterpriseDetails,
  },
  suspendEnterprise: {
    method: 'PUT',
    path: '/admin/enterprises/{id}/suspension',
    permission: 'enterprises.suspend',
    summary: 'Suspend an enterprise, or end its suspension',
    showsContactOf: 'enterprises',
    isRepeatable: true,
    params: byId,
    body: suspendEnterpriseSchema,
    entity: enterpriseDetails,
  },
});

/** The lists of enterprises: the new ones, a seller's own, and all for an admin (specification §7, design §6). */
export const agentEnterpriseListContract = contract('enterprises', {
  listNewEnterprises: {
    method: 'GET',
    path: '/get-new-enterprises/{agentId}',
    permission: 'enterprises.listNew',
    summary: 'List the pending enterprises of an agent and those of nobody',
    params: z.object({ agentId: idField() }),
    query: listQuery(newFields, filter),
    rows: newEnterpriseItem,
    unit: 'enterprises',
    isEnveloped: true,
  },
  listHeldEnterprises: {
    method: 'GET',
    path: '/get-my-enterprises/{id}',
    permission: 'enterprises.listMine',
    summary: 'List the enterprises assigned to an agent',
    params: byId,
    query: listQuery(heldFields, filter),
    rows: enterpriseListItem,
    unit: 'enterprises',
    isEnveloped: true,
  },
  listEnterprises: {
    method: 'GET',
    path: '/admin/enterprises',
    permission: 'enterprises.listAll',
    summary: 'List all enterprises',
    query: listQuery(allFields, filter),
    rows: managedEnterpriseItem,
    unit: 'enterprises',
  },
  exportEnterprises: {
    method: 'GET',
    path: '/admin/enterprises/export',
    permission: 'enterprises.export',
    summary: 'Export a list of enterprises as CSV',
    needsRecentProof: true,
    query: exportQuery,
    file: 'text/csv',
  },
  listEnterpriseAgents: {
    method: 'GET',
    path: '/admin/enterprise-agents',
    permission: 'enterprises.listAgents',
    summary: 'List the agents of sales',
    reply: z.array(enterpriseAgentItem),
  },
});
