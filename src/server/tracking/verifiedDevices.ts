import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { periodCount } from '../../shared/privacy/dataClasses.ts';
import { cookieOptions } from '../auth/deviceCookie.ts';
import { hashOfToken, newToken } from '../auth/opaqueToken.ts';
import { inTransaction } from '../context.ts';
import { trackingDevices } from '../db/schema/index.ts';
import type { Project } from '../projects/lockProject.ts';

const COOKIE = 'tracking';
const DAYS = periodCount('trackingDevice');
const DAY_MS = 86_400_000;

/** What this browser was given with a code; an empty text, which belongs to no browser, where it was given none. */
export const deviceToken = ({ cookies }: FastifyRequest): string => cookies[COOKIE] ?? '';

/**
 * A code for this number was given in this browser: it is remembered for 30 days. The cookie is always a fresh one,
 * never one that somebody else may have put there, and takes the browser's other numbers along.
 */
export async function rememberVerified(
  request: FastifyRequest,
  reply: FastifyReply,
  { phoneNumber }: Pick<Project, 'phoneNumber'>,
): Promise<void> {
  const { ctx } = request;
  const former = request.cookies[COOKIE];
  const fresh = newToken();
  const tokenHash = hashOfToken(fresh);
  const device = { createdAt: ctx.now, expiresAt: new Date(ctx.now.getTime() + DAYS * DAY_MS) };
  await inTransaction(ctx, async ({ db }) => {
    if (former)
      await db
        .update(trackingDevices)
        .set({ tokenHash })
        .where(eq(trackingDevices.tokenHash, hashOfToken(former)));
    await db
      .insert(trackingDevices)
      .values({ tokenHash, phoneNumber, ...device })
      .onConflictDoUpdate({ target: [trackingDevices.tokenHash, trackingDevices.phoneNumber], set: device });
  });

  reply.setCookie(COOKIE, fresh, { ...cookieOptions(request), path: '/tracking', maxAge: DAYS * 86_400 });
}
