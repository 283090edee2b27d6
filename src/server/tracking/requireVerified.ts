import type { FastifyRequest } from 'fastify';
import { CODE_MINUTES } from '../auth/oneTimeCode.ts';
import { refused } from '../http/errors.ts';
import type { Project } from '../projects/lockProject.ts';
import { verifiedAt } from './verifiedDevices.ts';

/** How the client behind the link is known: by a code given just now, or by a browser that gave one before. */
export type KnownBy = 'code' | 'device';

/**
 * The second step of what binds (design §10): besides the link, a code sent to the request's telephone and given in
 * this browser within 30 days. Raises CODE_NEEDED. To be asked before `once`: a refusal in it would be the answer of
 * that Idempotency-Key after the code was given, too.
 */
export async function requireVerified(
  request: FastifyRequest,
  project: Pick<Project, 'phoneNumber'>,
): Promise<KnownBy> {
  const given = await verifiedAt(request, project);
  if (!given) throw refused('CODE_NEEDED', 'tracking.codeNeeded');
  return request.ctx.now.getTime() - given.getTime() < CODE_MINUTES * 60_000 ? 'code' : 'device';
}
