import { may } from '../../shared/auth/permissions.ts';
import { actorOf, type Context } from '../context.ts';
import { lockEnterprise } from '../enterprises/lockEnterprise.ts';
import type { FileOwnerRules } from '../files/owners.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { receiveDocument, takeAway } from './receiveDocument.ts';

/** An enterprise's documents are for itself, sales and admins. Each goes into its verification request. */
export const enterpriseFiles: FileOwnerRules = {
  requireReader: async (ctx, enterpriseId) => {
    requireReach(ctx, enterpriseId);
    return 'whole';
  },
  requireUploader: async (ctx, enterpriseId) => requireReach(ctx, enterpriseId),
  reserve: async (tx, enterpriseId, replaces) => {
    await lockEnterprise(tx, enterpriseId, notFound);
    const replaced = replaces ? await takeAway(tx, enterpriseId, replaces) : undefined;
    return {
      ...(replaced ? { slot: replaced.slot } : {}),
      accept: (file) => receiveDocument(tx, enterpriseId, file, replaced),
    };
  },
  limitReached: 'files.enterpriseLimitReached',
};

/** Raises 403. */
function requireReach(ctx: Context, enterpriseId: string): void {
  const actor = actorOf(ctx);
  const isAllowed = may(actor.role, 'enterprises.readFiles') || actor.enterpriseId === enterpriseId;
  if (!isAllowed) throw forbidden();
}
