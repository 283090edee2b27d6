import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { absenceSchema, changeAbsenceSchema } from './schemas.ts';
import { absencesOfPerson } from './views.ts';

const byId = z.object({ id: idField() });

/** When staff are away: each says it of themselves, an admin of anybody (design §11). */
export const absenceContract = contract('absences', {
  listAbsences: {
    method: 'GET',
    path: '/admin/staff/{id}/absences',
    permission: 'absences.manage',
    summary: 'List the absences of a person that run or are to come',
    params: byId,
    entity: absencesOfPerson,
  },
  addAbsence: {
    method: 'POST',
    path: '/admin/staff/{id}/absences',
    permission: 'absences.manage',
    summary: 'Say when a person is away',
    isRepeatable: true,
    params: byId,
    body: absenceSchema,
    entity: absencesOfPerson,
  },
  changeAbsence: {
    method: 'PUT',
    path: '/admin/absences/{id}',
    permission: 'absences.manage',
    summary: 'Change the last day of an absence',
    isRepeatable: true,
    params: byId,
    body: changeAbsenceSchema,
    entity: absencesOfPerson,
  },
  endAbsence: {
    method: 'POST',
    path: '/admin/absences/{id}/end',
    permission: 'absences.manage',
    summary: 'Call an absence off, or end it today',
    isRepeatable: true,
    params: byId,
    entity: absencesOfPerson,
  },
});
