import * as z from 'zod/mini';
import { failure } from '../../shared/api/envelope.ts';

/** What any route may answer instead. */
export const refusals = { '4xx': failure, '5xx': failure } as const;

/** The replies of a route: what it promises, and the one shape of every refusal (design §6). */
export function replies<Reply extends z.core.$ZodType>(reply: Reply) {
  return { 200: reply, ...refusals };
}

/** The replies of a route that sends something else than JSON: what it is, and the one shape of every refusal. */
export function fileReplies(contentType: string) {
  return {
    200: { description: contentType, content: { [contentType]: { schema: z.unknown() } } },
    ...refusals,
  };
}
