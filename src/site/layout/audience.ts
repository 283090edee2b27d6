import { may } from '../../shared/auth/permissions.ts';
import type { Audience } from '../../shared/auth/roles.ts';
import { useSession } from '../auth/useSession.ts';

/** Who looks at the page. */
export const useAudience = (): Audience => useSession()?.user.role ?? 'Visitor';

/** Specification §6: clients and visitors choose among the services. */
export const seesServices = (audience: Audience): boolean => audience === 'Visitor' || audience === 'Client';

/** Clients and visitors for themselves, customer service for a client (specification §2.6, §6). */
export const seesSubmit = (audience: Audience): boolean => seesServices(audience) || submitsForClients(audience);

export const submitsForClients = (audience: Audience): boolean => may(audience, 'projects.submitForClient');
