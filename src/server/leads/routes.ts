import { leadContract } from '../../shared/leads/contract.ts';
import { serve } from '../http/serve.ts';
import { closeByCode, requireClosed } from './closeByCode.ts';
import { moveStage } from './moveStage.ts';
import { readState } from './readState.ts';
import { recordCall, setReminder, writeNote } from './recordCall.ts';
import { claimUnreachable, withdrawClaim } from './unreachable.ts';

const limit = 'leads';

/** What was changed is read again. */
export const leadRoutes = serve(leadContract, {
  moveLead: {
    limit,
    handle: async ({ ctx, once, params, body }) => readState(ctx, await once((tx) => moveStage(tx, params.id, body))),
  },
  recordLeadCall: {
    limit,
    handle: async ({ ctx, once, params, body }) => readState(ctx, await once((tx) => recordCall(tx, params.id, body))),
  },
  writeLeadNote: {
    limit,
    handle: async ({ ctx, once, params, body }) => readState(ctx, await once((tx) => writeNote(tx, params.id, body))),
  },
  setLeadReminder: {
    limit: 'reminder',
    handle: async ({ ctx, once, params, body }) => readState(ctx, await once((tx) => setReminder(tx, params.id, body))),
  },
  claimUnreachable: {
    limit,
    handle: async ({ ctx, once, params }) => readState(ctx, await once((tx) => claimUnreachable(tx, params.id))),
  },
  withdrawClaim: {
    limit,
    handle: async ({ ctx, once, params }) => readState(ctx, await once((tx) => withdrawClaim(tx, params.id))),
  },
  closeLead: {
    limit,
    handle: async ({ ctx, once, params, body }) =>
      readState(ctx, requireClosed(await once((tx) => closeByCode(tx, params.id, body)))),
  },
});
