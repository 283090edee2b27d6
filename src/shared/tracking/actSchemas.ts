import * as z from 'zod/mini';
import { codeField, dateField, idField, optionalField, requiredText } from '../api/fields.ts';
import { steps } from '../followUps/steps.ts';
import { isWorkingTime } from '../followUps/workingTime.ts';
import { isExplained, needsNote, note } from '../projects/actSchemas.ts';
import { clientReasons } from '../projects/closing.ts';
import { detailFields, hoursRange } from '../projects/details.ts';

/** The code that was sent for what binds. */
export const verifySchema = z.object({ code: codeField('tracking.codeRequired', 'tracking.codeInvalid') });

/** « Autre » needs words. */
export const cancelTrackedSchema = z
  .object({ reason: z.enum(clientReasons, 'tracking.reasonRequired'), note })
  .check(z.refine(isExplained, needsNote));

export const foundElsewhereSchema = z.object({ note });

/** An instant at which customer service works. That it is to come, and not too far off, the server looks at. */
export const callMeSchema = z.object({
  at: z.iso
    .datetime({ error: 'tracking.callAtRequired' })
    .check(z.refine((at) => Number.isNaN(Date.parse(at)) || isWorkingTime(new Date(at)), 'tracking.callAtClosed')),
});

export const CALL_DAYS_AHEAD = 14;

/** What a client corrects of a request; its service and its city are corrected with customer service. */
export const correctedFields = z.object({
  description: detailFields.description,
  address: detailFields.address,
  landmark: detailFields.landmark,
  plusCode: detailFields.plusCode,
  districtId: optionalField(idField('projects.districtRequired')),
  desiredStartDate: detailFields.desiredStartDate,
  preferredContactDays: detailFields.preferredContactDays,
  /** 'Autre' alone where a voice note says which, and nobody wrote it down. */
  preferredHoursRange: hoursRange,
});

export const PROBLEM_MAX = 2000;

/** What went wrong, and with whom where it is an enterprise of this request. */
export const problemSchema = z.object({
  text: requiredText('tracking.problemRequired', PROBLEM_MAX),
  enterpriseId: optionalField(idField()),
});

export const RESERVE_MAX = 500;
export const RESERVES_MAX = 10;

const reserveSchema = z.object({
  text: requiredText('tracking.reserveRequired', RESERVE_MAX),
  dueOn: dateField('tracking.reserveDueRequired'),
});

/** The work is finished; what is still to be mended, and until when. */
export const closeTrackedSchema = z.object({
  reserves: z._default(z.array(reserveSchema).check(z.maxLength(RESERVES_MAX, 'tracking.tooManyReserves')), []),
});

/** What the client answers to the question of the step that their request is at (`shared/followUps/steps.ts`). */
export const answerSchema = z.object({ step: z.enum(steps), answer: z.enum(['yes', 'no']) });

/** The enterprise that does not reach the client. */
export const reachableSchema = z.object({ enterpriseId: idField() });

/** Whether contractors who accepted may hear the client's voice notes. */
export const shareVoiceSchema = z.object({ shares: z.boolean() });

export type AnswerStep = z.infer<typeof answerSchema>;
export type Verify = z.infer<typeof verifySchema>;
export type ShareVoice = z.infer<typeof shareVoiceSchema>;
export type CallMe = z.infer<typeof callMeSchema>;
export type Problem = z.infer<typeof problemSchema>;
export type CloseTracked = z.infer<typeof closeTrackedSchema>;
