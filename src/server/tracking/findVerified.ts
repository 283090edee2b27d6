import { and, eq, getTableColumns, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { CODE_MINUTES } from '../auth/oneTimeCode.ts';
import { hashOfToken } from '../auth/opaqueToken.ts';
import { projects, trackingDevices } from '../db/schema/index.ts';
import { notFound, refused } from '../http/errors.ts';
import type { Project } from '../projects/lockProject.ts';
import { opensWith } from './findTracked.ts';
import { deviceToken } from './verifiedDevices.ts';

/** How the client behind the link is known: by a code given just now, or by a browser that gave one before. */
export type KnownBy = 'code' | 'device';

/**
 * The project that this link opens, and the second step of what binds (design §10): besides the link, a code sent to
 * the request's telephone and given in this browser within 30 days. Raises 404, as `findTracked` does, and CODE_NEEDED.
 * To be asked before `once`: a refusal in it would be the answer of that Idempotency-Key after the code was given, too.
 */
export async function findVerified(request: FastifyRequest, token: string): Promise<{ project: Project; by: KnownBy }> {
  const { db, now } = request.ctx;
  const [found] = await db
    .select({ project: getTableColumns(projects), givenAt: trackingDevices.createdAt })
    .from(projects)
    .leftJoin(
      trackingDevices,
      and(
        eq(trackingDevices.tokenHash, hashOfToken(deviceToken(request))),
        eq(trackingDevices.phoneNumber, projects.phoneNumber),
        gt(trackingDevices.expiresAt, now),
      ),
    )
    .where(opensWith(token));
  if (!found) throw notFound();
  const { project, givenAt } = found;
  if (!givenAt) throw refused('CODE_NEEDED', 'tracking.codeNeeded');
  return { project, by: now.getTime() - givenAt.getTime() < CODE_MINUTES * 60_000 ? 'code' : 'device' };
}
