import { eq } from 'drizzle-orm';
import { agentEnterpriseContract } from '../../../shared/enterprises/contract.ts';
import { enterprises } from '../../db/schema/index.ts';
import { serve } from '../../http/serve.ts';
import { enterpriseNotFound } from '../lockEnterprise.ts';
import { assignEnterprise } from './assignEnterprise.ts';
import { readDetails } from './readDetails.ts';
import { suspendEnterprise } from './suspendEnterprise.ts';
import { verifyEnterprise } from './verifyEnterprise.ts';

/** What was changed is read again and shown whole. */
export const agentEnterpriseRoutes = serve(agentEnterpriseContract, {
  async findEnterprise({ ctx, params }) {
    const [found] = await ctx.db
      .select({ id: enterprises.id })
      .from(enterprises)
      .where(eq(enterprises.accountNumber, params.accountNumber));
    if (!found) throw enterpriseNotFound();
    return found;
  },
  readEnterpriseDetails: ({ ctx, params }) => readDetails(ctx, params.id),
  assignEnterprise: async ({ ctx, once, body }) => readDetails(ctx, await once((tx) => assignEnterprise(tx, body))),
  verifyEnterprise: async ({ ctx, once, body }) => readDetails(ctx, await once((tx) => verifyEnterprise(tx, body))),
  async suspendEnterprise({ ctx, once, params, body }) {
    return readDetails(ctx, await once((tx) => suspendEnterprise(tx, params.id, body)));
  },
});
