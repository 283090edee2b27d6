import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS, rememberDevice } from './knownDevices.ts';

const COOKIE = 'device';

/** HttpOnly, this site only; Secure wherever the address is not this machine's own (design §6). */
export function cookieOptions(request: FastifyRequest) {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure: !request.ctx.config.isLoopback } as const;
}

export const deviceTokenOf = ({ cookies }: FastifyRequest): string | undefined => cookies[COOKIE];

/** The person proved who they are on this browser: others' failures no longer slow it (`loginAttempts.ts`). */
export async function keepDevice(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
  const token = await rememberDevice(request.ctx, deviceTokenOf(request), userId);
  reply.setCookie(COOKIE, token, { ...cookieOptions(request), maxAge: DEVICE_DAYS * 86_400 });
}
