import type * as z from 'zod/mini';
import { failure } from '../../shared/api/envelope.ts';

/** The replies of a route: what it promises, and the one shape of every refusal (design §6). */
export function replies<Reply extends z.ZodMiniType>(reply: Reply) {
  return { 200: reply, '4xx': failure, '5xx': failure };
}
