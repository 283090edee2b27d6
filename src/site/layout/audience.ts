import type { Audience } from '../../shared/auth/roles.ts';
import { useSession } from '../session/useSession.ts';

/** Who looks at the page. */
export const useAudience = (): Audience => useSession()?.user.role ?? 'Visitor';

/** Specification §6: clients and visitors choose among the services. */
export const seesServices = (audience: Audience): boolean => audience === 'Visitor' || audience === 'Client';
