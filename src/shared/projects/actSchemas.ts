import * as z from 'zod/mini';
import { idField, optionalField, requiredText } from '../api/fields.ts';
import { CLOSING_NOTE_MAX, cancellationReasons, rejectionReasons } from './closing.ts';

/** The version of the row the agent looked at: somebody may have been faster. */
const seen = { updatedAt: optionalField(z.iso.datetime()) };

export const note = optionalField(z.string().check(z.trim(), z.maxLength(CLOSING_NOTE_MAX, 'common.tooLong')));
export const needsNote = { error: 'projects.noteRequired', path: ['note'] };
export const isExplained = ({ reason, note: words }: { reason: string; note?: string | undefined }) =>
  reason !== 'other' || Boolean(words);

const rejection = { reason: z.enum(rejectionReasons, 'projects.reasonRequired'), note };

/** « Autre » needs words. */
export const rejectProjectSchema = z.object({ ...seen, ...rejection }).check(z.refine(isExplained, needsNote));

export const cancelProjectSchema = z
  .object({ ...seen, reason: z.enum(cancellationReasons, 'projects.reasonRequired'), note })
  .check(z.refine(isExplained, needsNote));

/** What was said in the call by which staff know that the job is done. */
export const completeProjectSchema = z.object({
  ...seen,
  note: requiredText('projects.callNoteRequired', CLOSING_NOTE_MAX),
});

export const restoreProjectSchema = z.object(seen);

/** Null gives it back to nobody. */
export const handOverProjectSchema = z.object({ ...seen, agentId: z.nullable(idField()) });

/** This project stays, the other one is merged into it. */
export const mergeProjectSchema = z.object({
  ...seen,
  mergedId: idField(),
  mergedUpdatedAt: optionalField(z.iso.datetime()),
});

const BULK_MAX = 100;

const items = z
  .array(z.object({ id: idField(), ...seen }))
  .check(z.minLength(1, 'common.invalid'), z.maxLength(BULK_MAX, 'projects.tooMany'));

/** One act on many rows of the list; each row is done or refused by itself. */
export const changeManySchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('assign'), agentId: z.nullable(idField()), items }),
  z.object({ act: z.literal('reject'), ...rejection, items }).check(z.refine(isExplained, needsNote)),
  z.object({ act: z.literal('restore'), items }),
]);

export type RejectProject = z.infer<typeof rejectProjectSchema>;
export type CompleteProject = z.infer<typeof completeProjectSchema>;
export type CancelProject = z.infer<typeof cancelProjectSchema>;
export type HandOverProject = z.infer<typeof handOverProjectSchema>;
export type MergeProject = z.infer<typeof mergeProjectSchema>;
export type ChangeMany = z.infer<typeof changeManySchema>;
