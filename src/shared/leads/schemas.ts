import * as z from 'zod/mini';
import { optionalField, requiredText } from '../api/fields.ts';
import { callOutcomes, ownLossReasons, withdrawalReasons } from './status.ts';

export const NOTE_MAX = 1000;
export const REMINDER_MAX = 200;

const instant = z.iso.datetime('common.invalid');
const reasonError = 'leads.reasonRequired';

/**
 * Where the contractor has brought the lead. `at`: when the next act is planned (the visit, the quote, the end of the
 * work); the same stage again changes that alone.
 */
export const moveLeadSchema = z.discriminatedUnion(
  'stage',
  [
    z.object({ stage: z.enum(['Contacted', 'Visited', 'Started']), at: optionalField(instant) }),
    z.object({ stage: z.literal('Lost'), reason: z.enum(ownLossReasons, reasonError) }),
    z.object({ stage: z.literal('Withdrawn'), reason: z.enum(withdrawalReasons, reasonError) }),
  ],
  'leads.stageRequired',
);

/** An attempt to call the client; without `at` it was now. */
export const recordCallSchema = z.object({
  at: optionalField(instant),
  outcome: z.enum(callOutcomes, 'leads.outcomeRequired'),
});

export const writeNoteSchema = z.object({ body: requiredText('leads.noteRequired', NOTE_MAX) });

/** `at` null takes the reminder away. */
export const setReminderSchema = z.object({
  at: z.nullable(instant),
  text: optionalField(z.string().check(z.trim(), z.maxLength(REMINDER_MAX, 'common.tooLong'))),
});

/** The six digits that the client got, with or without spaces. */
export const closeLeadSchema = z.object({
  code: requiredText('leads.codeRequired', 20).check(
    z.overwrite((typed) => typed.replace(/\s/g, '')),
    z.refine((typed) => typed === '' || /^\d{6}$/.test(typed), 'leads.codeInvalid'),
  ),
});

export type MoveLead = z.output<typeof moveLeadSchema>;
export type RecordCall = z.output<typeof recordCallSchema>;
export type WriteNote = z.output<typeof writeNoteSchema>;
export type SetReminder = z.output<typeof setReminderSchema>;
export type CloseLead = z.output<typeof closeLeadSchema>;
