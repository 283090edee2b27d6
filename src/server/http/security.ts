import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route replies JSON, and nothing that a browser shows. */
    repliesData?: true;
  }
}

/**
 * For what people uploaded: opened by itself, it is a picture or a page without scripts, forms or an origin of its own.
 */
export const sandboxed = { 'Content-Security-Policy': "default-src 'none'; sandbox" };

/** What every reply carries, also one to an address that the router cannot read. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    ...headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          // Of typefaces, connections, workers and the manifest too.
          'default-src': ["'self'"],
          'base-uri': ["'none'"],
          'object-src': ["'none'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
          'script-src': ["'self'"],
          // Emotion, under the back-office, writes style elements.
          'style-src': ["'self'", "'unsafe-inline'"],
          'img-src': ["'self'", 'data:', 'blob:'],
          'media-src': ["'self'", 'blob:'],
          'frame-src': ['blob:'],
          ...(config.isLoopback ? {} : { 'upgrade-insecure-requests': [] }),
        },
      },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: config.isLoopback ? false : { maxAge: 31_536_000, includeSubDomains: true },
      // For Internet Explorer, Flash and Acrobat.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      // For a filter that browsers gave up, and for names looked up ahead, which they do not do over HTTPS.
      xXssProtection: false,
      xDnsPrefetchControl: false,
      crossOriginResourcePolicy: { policy: config.CORS_ORIGINS.length > 0 ? 'cross-origin' : 'same-origin' },
    }),
    'permissions-policy': 'camera=(), microphone=(self), geolocation=(self), payment=()',
  };
}

/**
 * Of these, what means something on JSON, which no browser shows as a page or takes for a script: the others would be
 * half a kilobyte of each reply to a phone. Its policy allows nothing at all.
 */
function headersOfData(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => meansSomethingOnData.has(name));
  return { ...Object.fromEntries(kept), 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
}

const meansSomethingOnData = new Set([
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]);

/** Security headers on every reply, and other origins only where they are listed (design §2). */
export async function secure(app: FastifyInstance, config: Config, headers: Record<string, string>): Promise<void> {
  const ofData = headersOfData(headers);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.repliesData ? ofData : headers);
    done();
  });
  if (config.CORS_ORIGINS.length > 0) {
    await app.register(fastifyCors, {
      origin: config.CORS_ORIGINS,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
      exposedHeaders: ['Content-Range', 'Retry-After'],
    });
  }
}

/**
 * What helmet would set on a reply. It is the same on each, so it is worked out once; for a stand-in of a reply, since
 * importing `node:http` as a module loads all that is behind its exports, `fetch` and its streams among them.
 */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const reply = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: (name: string) => {
      delete headers[name.toLowerCase()];
    },
  };
  helmet(options)({} as IncomingMessage, reply as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
