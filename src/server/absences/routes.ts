import { absenceContract } from '../../shared/absences/contract.ts';
import { serve } from '../http/serve.ts';
import { addAbsence, changeAbsence, endAbsence } from './changeAbsences.ts';
import { readAbsences } from './readAbsences.ts';

/** What was changed is read again and shown whole. */
export const absenceRoutes = serve(absenceContract, {
  listAbsences: ({ ctx, params }) => readAbsences(ctx, params.id),
  addAbsence: async ({ ctx, once, params, body }) =>
    readAbsences(ctx, await once((tx) => addAbsence(tx, params.id, body))),
  changeAbsence: async ({ ctx, once, params, body }) =>
    readAbsences(ctx, await once((tx) => changeAbsence(tx, params.id, body))),
  endAbsence: async ({ ctx, once, params }) => readAbsences(ctx, await once((tx) => endAbsence(tx, params.id))),
});
