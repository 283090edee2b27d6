import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../http/errors.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 wants less than a year; whoever reads it later asks again. */
const VALID_DAYS = 180;

/** Whom to tell of a weakness (RFC 9116); 404 where no contact is set. */
export const securityTxtRoutes: FastifyPluginAsync = async (app) => {
  app.get('/.well-known/security.txt', { config: { isOpen: true }, schema: { hide: true } }, async ({ ctx }, reply) => {
    const { SECURITY_CONTACT, APP_URL } = ctx.config;
    if (!SECURITY_CONTACT) throw notFound();
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=86400');
    return [
      `Contact: ${SECURITY_CONTACT}`,
      `Expires: ${new Date(ctx.now.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: fr',
      `Canonical: ${new URL('/.well-known/security.txt', APP_URL).href}`,
      '',
    ].join('\n');
  });
};
