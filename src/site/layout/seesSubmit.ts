import { may } from '../../shared/auth/permissions.ts';
import type { Audience } from '../../shared/auth/roles.ts';
import { seesServices } from './audience.ts';

/** Clients and visitors for themselves, customer service for a client (specification §2.6, §6). */
export const seesSubmit = (audience: Audience): boolean => seesServices(audience) || submitsForClients(audience);

export const submitsForClients = (audience: Audience): boolean => may(audience, 'projects.submitForClient');
