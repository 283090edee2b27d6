import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Failure } from '../../shared/api/envelope.ts';
import { fr, type ServerTextKey } from '../texts.ts';

interface Refused {
  status: number;
  sentence: ServerTextKey;
}

const late: Refused = { status: 408, sentence: 'http.requestTooSlow' };
const byCode: Record<string, Refused> = {
  HPE_HEADER_OVERFLOW: { status: 431, sentence: 'http.headersTooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: late,
};
const unreadable: Refused = { status: 400, sentence: 'http.badBody' };

/** A whole reply as it goes over the connection, which ends with it. */
function replyOf({ status, sentence }: Refused): string {
  const failure: Failure = { isSuccess: false, entity: null, errorMessage: fr(sentence) };
  const body = JSON.stringify(failure);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** To a request that did not come to its end in time. */
export const tooSlow = (): string => replyOf(late);

/**
 * What Node itself refuses, before there is a request that any route or hook could see: headers that are too long, that
 * never end or that are none. Answers in French as everything else does (design §6), and ends the connection.
 */
export function refuseUnread(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  this.log.trace({ err: error }, 'a request that was not read');
  if (socket.writable) socket.write(replyOf(byCode[error.code ?? ''] ?? unreadable));
  socket.destroy(error);
}
