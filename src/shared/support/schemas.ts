import * as z from 'zod/mini';
import { idField, requiredText } from '../api/fields.ts';
import { entryKinds } from './status.ts';

export const REPLY_MAX = 3000;

/** Where only a phone is known, the reply is an SMS: about three segments, each paid. */
export const SMS_REPLY_MAX = 400;

const version = z.string('common.invalid').check(z.minLength(1, 'common.invalid'), z.maxLength(100, 'common.invalid'));

/** A reply or an internal note. `version` is that of the ticket the agent looked at. */
export const writeEntrySchema = z.object({
  kind: z.enum(entryKinds, 'common.invalid'),
  body: requiredText('support.bodyRequired', REPLY_MAX),
  version,
});

export const moveTicketSchema = z.object({ move: z.enum(['close', 'reopen'], 'common.invalid'), version });

export const takeTicketSchema = z.object({ version });

export const handOverTicketSchema = z.object({ agentId: idField(), version });

export type WriteEntry = z.infer<typeof writeEntrySchema>;
export type HandOverTicket = z.infer<typeof handOverTicketSchema>;
export type MoveTicket = z.infer<typeof moveTicketSchema>;
