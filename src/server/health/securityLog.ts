import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { networkOf } from '../http/network.ts';
import { type SecurityEvent, securityEvents, securityRules } from '../http/securityEvents.ts';

/** How often each event happened in this process; all are there from the start, so that a first one is a change. */
export function countSecurity(registry: Registry): Counter<'event'> {
  const counter = new Counter({
    name: 'oasis_security_events_total',
    help: 'Security events by name',
    labelNames: ['event'],
    registers: [registry],
  });
  for (const event of securityEvents) counter.inc({ event }, 0);
  return counter;
}

/**
 * A log of its own of what concerns security: lines with `event: "security"`, at `warn`, so that they are kept where
 * the rest is not. They name accounts by id, callers by their network (/24 or /48), and what was typed at a log-in by a
 * keyed hash that is the same for the same identifier. Written when the reply is decided: hanging up does not hide it.
 */
export function logSecurity(app: FastifyInstance, config: Config, registry: Registry): void {
  const log = app.log.child({ event: 'security' });
  const counter = countSecurity(registry);
  app.addHook('onSend', async (request, reply) => {
    for (const name of eventsOf(request, reply.statusCode)) {
      counter.inc({ event: name });
      const { method, routeOptions, ctx } = request;
      log.warn(
        {
          name,
          reqId: request.id,
          route: `${method} ${routeOptions.url}`,
          status: reply.statusCode,
          actorId: ctx?.actor?.id,
          role: ctx?.actor?.role,
          network: networkOf(request.ip),
          subject: subjectOf(request, config),
        },
        'security event',
      );
    }
  });
}

function eventsOf({ method, routeOptions, ctx }: FastifyRequest, status: number): SecurityEvent[] {
  if (!routeOptions.url) return [];
  const route = `${method} ${routeOptions.url}`;
  const rule = securityRules.find((one) => one.statuses.includes(status) && one.route.test(route));
  return [...(ctx?.noticed ?? []), ...(rule ? [rule.event] : [])];
}

/** The same for the same identifier, so that guessing at one account is seen; tells nothing of it. */
function subjectOf({ body, routeOptions }: FastifyRequest, { JWT_SECRET }: Config): string | undefined {
  if (routeOptions.url !== '/login' || typeof body !== 'object' || body === null) return undefined;
  const { loginIdentifier } = body as { loginIdentifier?: unknown };
  if (typeof loginIdentifier !== 'string') return undefined;
  const typed = loginIdentifier.replace(/\s/g, '').toLowerCase();
  return createHmac('sha256', JWT_SECRET).update(`security\0${typed}`).digest('hex').slice(0, 16);
}
