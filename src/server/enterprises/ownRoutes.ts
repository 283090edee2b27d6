import { may } from '../../shared/auth/permissions.ts';
import { ownEnterpriseContract } from '../../shared/enterprises/contract.ts';
import { actorOf, inTransaction } from '../context.ts';
import { serve } from '../http/serve.ts';
import { updateEnterprise } from './agents/updateEnterprise.ts';
import { readEnterprise } from './queries.ts';
import { registerEnterprise } from './registerEnterprise.ts';
import { updateOwnEnterprise } from './updateOwnEnterprise.ts';
import { updatePreferences } from './updatePreferences.ts';

/** What was changed is read again and shown as its contractor reads it. */
export const ownEnterpriseRoutes = serve(ownEnterpriseContract, {
  registerEnterprise: { limit: 'submit', handle: ({ once, body }) => once((tx) => registerEnterprise(tx, body)) },
  updateEnterprise: {
    limit: 'enterpriseUpdate',
    async handle({ ctx, body }) {
      const update = may(actorOf(ctx).role, 'enterprises.updateOwn') ? updateOwnEnterprise : updateEnterprise;
      const id = await inTransaction(ctx, (tx) => update(tx, body));
      return readEnterprise(ctx, id);
    },
  },
  async updateEnterprisePreferences({ ctx, body }) {
    const id = await inTransaction(ctx, (tx) => updatePreferences(tx, body));
    return readEnterprise(ctx, id);
  },
});
