import type { Audience } from '../../shared/auth/roles.ts';
import { mayOnSite } from '../../shared/auth/sitePermissions.ts';
import { seesServices } from './audience.ts';

/** Clients and visitors for themselves, customer service for a client (specification §2.6, §6). */
export const canSubmit = (audience: Audience): boolean => seesServices(audience) || canSubmitForClients(audience);

export const canSubmitForClients = (audience: Audience): boolean => mayOnSite(audience, 'projects.submitForClient');
