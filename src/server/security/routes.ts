import { sessionContract } from '../../shared/security/contract.ts';
import { serve } from '../http/serve.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './sessionList.ts';

export const sessionRoutes = serve(sessionContract, {
  listSessions: ({ ctx }) => listOwnSessions(ctx),
  endSession: ({ ctx, params }) => endOwnSession(ctx, params.id),
  endOtherSessions: ({ ctx }) => endOtherSessions(ctx),
});
