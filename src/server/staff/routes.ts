import { staffContract } from '../../shared/staff/contract.ts';
import { serve } from '../http/serve.ts';
import { addUser } from './addUser.ts';
import { changeContact } from './changeContact.ts';
import { handOver } from './handOver.ts';
import { inviteAgain } from './invitation.ts';
import { listStaff, readPerson } from './queries.ts';
import { setActivity } from './setActivity.ts';
import { updatePerson } from './updatePerson.ts';

/** What was changed is read again and shown whole. */
export const staffRoutes = serve(staffContract, {
  addUser: { limit: 'invite', handle: ({ once, body }) => once((tx) => addUser(tx, body)) },
  listStaff: ({ ctx, query, page }) => listStaff(ctx, query, page),
  readPerson: ({ ctx, params }) => readPerson(ctx, params.id),
  updatePerson: async ({ ctx, once, params, body }) =>
    readPerson(ctx, await once((tx) => updatePerson(tx, params.id, body))),
  changeContact: {
    limit: 'invite',
    handle: async ({ ctx, once, params, body }) =>
      readPerson(ctx, await once((tx) => changeContact(tx, params.id, body))),
  },
  setActivity: async ({ ctx, once, params, body }) =>
    readPerson(ctx, await once((tx) => setActivity(tx, params.id, body.isActive))),
  inviteAgain: { limit: 'invite', handle: ({ once, params }) => once((tx) => inviteAgain(tx, params.id)) },
  handOverWork: ({ once, params, body }) => once((tx) => handOver(tx, params.id, body)),
});
