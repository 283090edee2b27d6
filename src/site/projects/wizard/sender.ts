import { isStaff } from '../../../shared/auth/roles.ts';
import { mayOnSite } from '../../../shared/auth/sitePermissions.ts';
import { currentSession, type Session } from '../../../shared/client/session.ts';
import { useSession } from '../../session/useSession.ts';
import type { Sender } from './outbox/entry.ts';

/**
 * Who would send the request now (specification §6): a visitor, staff on behalf of a client, or anybody else signed
 * in for themselves. Undefined for a role that may not submit.
 */
function senderOf(session: Session | undefined): Sender | undefined {
  if (!session) return { kind: 'visitor', user: undefined };
  const { user } = session;
  if (mayOnSite(user.role, 'projects.submitForClient')) return { kind: 'staff', user };
  return !isStaff(user.role) && mayOnSite(user.role, 'projects.submit') ? { kind: 'client', user } : undefined;
}

export const useSender = (): Sender | undefined => senderOf(useSession());

/** For the moment of sending, when the session may have changed since the page was rendered. */
export const currentSender = (): Sender | undefined => senderOf(currentSession());
