import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { listQuery, searchText } from '../api/listQuery.ts';
import { personStates, staffRoleNames } from './rules.ts';
import {
  addUserSchema,
  handOverSchema,
  personActivitySchema,
  personContactSchema,
  updatePersonSchema,
} from './schemas.ts';
import { addedUser, handedOver, personDetails, staffItem } from './views.ts';

const byId = z.object({ id: idField() });

const filter = z.strictObject({
  q: searchText,
  role: z.optional(z.enum(staffRoleNames)),
  state: z.optional(z.enum(personStates)),
});

const sortFields = ['fullName', 'role', 'lastSeenAt', 'createdAt'] as const;
const staffQuery = listQuery(sortFields, filter);

export type StaffSortField = (typeof sortFields)[number];
export type StaffListQuery = z.output<typeof staffQuery>;

/** Who works here, and whom staff add (specification §7, design §8). */
export const staffContract = contract('staff', {
  addUser: {
    method: 'POST',
    path: '/add-new-user',
    permission: 'users.add',
    summary: 'Add a user and send an invitation',
    needsRecentProof: true,
    isRepeatable: true,
    body: addUserSchema,
    entity: addedUser,
  },
  listStaff: {
    method: 'GET',
    path: '/admin/staff',
    permission: 'staff.list',
    summary: 'List the staff',
    showsContactOf: 'users',
    query: staffQuery,
    rows: staffItem,
    unit: 'staff',
  },
  readPerson: {
    method: 'GET',
    path: '/admin/staff/{id}',
    permission: 'staff.list',
    summary: 'Read a person with their work and acts',
    showsContactOf: 'users',
    params: byId,
    entity: personDetails,
  },
  updatePerson: {
    method: 'PUT',
    path: '/admin/staff/{id}',
    permission: 'staff.update',
    summary: 'Update a person',
    showsContactOf: 'users',
    needsRecentProof: true,
    isRepeatable: true,
    params: byId,
    body: updatePersonSchema,
    entity: personDetails,
  },
  changeContact: {
    method: 'PUT',
    path: '/admin/staff/{id}/contact',
    permission: 'staff.update',
    summary: 'Change a person’s phone number or e-mail address',
    showsContactOf: 'users',
    needsRecentProof: true,
    isRepeatable: true,
    params: byId,
    body: personContactSchema,
    entity: personDetails,
  },
  setActivity: {
    method: 'PUT',
    path: '/admin/staff/{id}/activity',
    permission: 'staff.update',
    summary: 'Deactivate a person, or activate them again',
    showsContactOf: 'users',
    needsRecentProof: true,
    isRepeatable: true,
    params: byId,
    body: personActivitySchema,
    entity: personDetails,
  },
  inviteAgain: {
    method: 'POST',
    path: '/admin/staff/{id}/invitation',
    permission: 'staff.update',
    summary: 'Send an invitation again',
    isRepeatable: true,
    params: byId,
    entity: addedUser,
  },
  handOverWork: {
    method: 'PUT',
    path: '/admin/staff/{id}/work',
    permission: 'staff.update',
    summary: 'Hand a person’s open work over to a colleague',
    isRepeatable: true,
    params: byId,
    body: handOverSchema,
    entity: handedOver,
  },
});
