import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { sessionItem } from './views.ts';

export const sessionContract = contract('account security', {
  listSessions: {
    method: 'GET',
    path: '/account/sessions',
    permission: 'auth.manageSessions',
    summary: 'List one’s own running sessions, the current one first',
    entity: z.array(sessionItem),
  },
  endSession: {
    method: 'POST',
    path: '/account/sessions/{id}/end',
    permission: 'auth.manageSessions',
    summary: 'End one of one’s own sessions; replies with those that still run',
    params: z.object({ id: z.uuid() }),
    entity: z.array(sessionItem),
  },
  endOtherSessions: {
    method: 'POST',
    path: '/account/sessions/end-others',
    permission: 'auth.manageSessions',
    summary: 'End all of one’s own sessions but the current one',
    entity: z.array(sessionItem),
  },
});
