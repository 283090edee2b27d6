import * as z from 'zod/mini';
import type { LossReason } from '../leads/status.ts';

/** Why a client does not want a quote. */
export const declineReasons = ['price', 'delay', 'otherChosen', 'other'] as const satisfies readonly LossReason[];

export type DeclineReason = (typeof declineReasons)[number];

export const declineSchema = z.object({ reason: z.enum(declineReasons, 'quotes.declineReasonRequired') });
