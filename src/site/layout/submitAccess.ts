import { may } from '../../shared/auth/permissions.ts';
import type { Audience } from '../../shared/auth/roles.ts';
import { seesServices } from './audience.ts';

/** Clients and visitors for themselves, customer service for a client (specification §2.6, §6). */
export const canSubmit = (audience: Audience): boolean => seesServices(audience) || canSubmitForClients(audience);

export const canSubmitForClients = (audience: Audience): boolean => may(audience, 'projects.submitForClient');
