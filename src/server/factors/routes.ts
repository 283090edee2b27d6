import { factorContract } from '../../shared/factors/contract.ts';
import { findLoginChallenge } from '../auth/loginChallenge.ts';
import { browserOf, replyWithSession } from '../auth/routes.ts';
import { inTransaction } from '../context.ts';
import type { Limits } from '../http/limits.ts';
import { serve } from '../http/serve.ts';
import { addPasskey, confirmTotp, startPasskey, startTotp } from './enrol.ts';
import { finishLogin } from './finishLogin.ts';
import { removeFactor, renameFactor, renewRecoveryCodes } from './manage.ts';
import { offerAuthentication } from './passkeys.ts';
import { factorsOf, readOwnFactors } from './queries.ts';
import { giveProof, offerProof } from './recentProof.ts';
import { approveReset, listResets, refuseReset, requestReset } from './resets.ts';

export const factorRoutes = (limits: Limits) =>
  serve(factorContract, {
    async finishLogin({ ctx, request, reply, body }) {
      const { user, session } = await finishLogin(ctx, limits, browserOf(request), body);
      return replyWithSession(request, reply, user, session);
    },
    offerLoginPasskey: {
      limit: 'passkeyOptions',
      async handle({ ctx, body }) {
        const { id, user } = await findLoginChallenge(ctx, body.challenge);
        return offerAuthentication(ctx, user.id, await factorsOf(ctx, user.id), { loginChallengeId: id });
      },
    },
    requestFactorReset: ({ ctx, body }) => inTransaction(ctx, (tx) => requestReset(tx, body)),
    listOwnFactors: ({ ctx }) => readOwnFactors(ctx),
    startTotp: {
      limit: 'enrolment',
      handle: ({ ctx, body }) => inTransaction(ctx, (tx) => startTotp(tx, body.name)),
    },
    confirmTotp: {
      limit: 'enrolment',
      handle: async ({ ctx, params, body }) => ({ recoveryCodes: await confirmTotp(ctx, params.id, body.code) }),
    },
    offerPasskey: { limit: 'passkeyOptions', handle: ({ ctx }) => inTransaction(ctx, startPasskey) },
    addPasskey: {
      limit: 'enrolment',
      handle: async ({ ctx, body }) => ({ recoveryCodes: await addPasskey(ctx, body) }),
    },
    async renameFactor({ ctx, params, body }) {
      await inTransaction(ctx, (tx) => renameFactor(tx, params.id, body.name));
      return null;
    },
    async removeFactor({ ctx, params }) {
      await inTransaction(ctx, (tx) => removeFactor(tx, params.id));
      return null;
    },
    renewRecoveryCodes: {
      limit: 'enrolment',
      handle: async ({ ctx }) => ({ recoveryCodes: await inTransaction(ctx, renewRecoveryCodes) }),
    },
    offerProof: { limit: 'passkeyOptions', handle: ({ ctx }) => offerProof(ctx) },
    async giveProof({ ctx, request, body }) {
      await giveProof(ctx, limits, request.ip, body);
      return null;
    },
    listFactorResets: ({ ctx }) => listResets(ctx),
    // What they show of people is read anew each time: nothing of it is kept with the key.
    async approveFactorReset({ ctx, once, params }) {
      await once((tx) => approveReset(tx, params.id));
      return listResets(ctx);
    },
    async refuseFactorReset({ ctx, once, params }) {
      await once((tx) => refuseReset(tx, params.id));
      return listResets(ctx);
    },
  });
