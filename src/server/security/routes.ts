import { contactChangeContract, sessionContract } from '../../shared/security/contract.ts';
import { fingerprintOfSecret } from '../auth/secretForm.ts';
import { trustAfterLink } from '../auth/trustAfterLink.ts';
import type { Limits } from '../http/limits.ts';
import { serve } from '../http/serve.ts';
import {
  cancelContactChange,
  confirmContactChange,
  readContactChange,
  requireContactOwner,
  startContactChange,
} from './contactChange.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './sessionList.ts';
import { requireUndoLink, undoChange } from './undoChange.ts';

export const sessionRoutes = serve(sessionContract, {
  listSessions: ({ ctx }) => listOwnSessions(ctx),
  endSession: ({ ctx, params }) => endOwnSession(ctx, params.id),
  endOtherSessions: ({ ctx }) => endOtherSessions(ctx),
});

export const contactChangeRoutes = (limits: Limits) =>
  serve(contactChangeContract, {
    readContactChange: ({ ctx }) => readContactChange(ctx),
    async startContactChange({ ctx, once, body }) {
      await requireContactOwner(ctx, limits, body);
      // The key's fingerprint is stored: nothing of the password belongs in it.
      return once((tx) => startContactChange(tx, body), { ...body, password: '' });
    },
    confirmContactChange: ({ ctx, body }) => confirmContactChange(ctx, body),
    cancelContactChange: ({ ctx }) => cancelContactChange(ctx),
    checkUndoLink: {
      limit: 'reset',
      async handle({ ctx, body }) {
        await requireUndoLink(ctx, body.token);
        return null;
      },
    },
    undoChange: {
      limit: 'reset',
      async handle({ ctx, request, reply, once, body }) {
        const { userId } = await once((tx) => undoChange(tx, body), fingerprintOfSecret(ctx.config, body));
        await trustAfterLink(request, reply, limits, userId);
        return null;
      },
    },
  });
