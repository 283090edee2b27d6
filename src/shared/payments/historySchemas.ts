import * as z from 'zod/mini';
import { requiredText } from '../api/fields.ts';

export const ATTENTION_NOTE_MAX = 500;

/** What was done about a payment that needed somebody's attention. */
export const settleAttentionSchema = z.object({
  note: requiredText('paymentHistory.noteRequired', ATTENTION_NOTE_MAX),
  /** What it was about when the caller looked. */
  attention: requiredText('common.invalid', 50),
});

export type SettleAttention = z.infer<typeof settleAttentionSchema>;
