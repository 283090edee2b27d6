import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../http/limits.ts';
import { keepDevice } from './deviceCookie.ts';
import { forgiveAttempts, subjectOf } from './loginAttempts.ts';

/**
 * Whoever chose a password by a link has proved who they are: failed log-ins of the account and of their network are
 * forgotten, and this browser is known.
 */
export async function trustAfterLink(
  request: FastifyRequest,
  reply: FastifyReply,
  limits: Limits,
  userId: string,
): Promise<void> {
  const attempt = { subject: subjectOf({ id: userId }, ''), address: request.ip, device: undefined };
  await forgiveAttempts(request.ctx, limits, attempt);
  await keepDevice(request, reply, userId);
}
