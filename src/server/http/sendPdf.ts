import type { FastifyReply } from 'fastify';

/** A drawn document, shown by the browser. Kept by nobody on the way: it says who wants or paid what. */
export function sendPdf(reply: FastifyReply, { name, content }: { name: string; content: Buffer }): FastifyReply {
  reply.header('Cache-Control', 'private, no-store');
  reply.header('Content-Type', 'application/pdf');
  reply.header('Content-Disposition', `inline; filename="${name}"`);
  return reply.send(content);
}
