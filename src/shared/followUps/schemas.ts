import * as z from 'zod/mini';
import { optionalField } from '../api/fields.ts';
import { callOutcomes } from '../leads/status.ts';
import { callMeSchema } from '../tracking/actSchemas.ts';
import { CALL_NOTE_MAX } from './groups.ts';
import { followUpKinds } from './views.ts';

/** A call of staff. Whoever agreed on an hour (`callBack`) says which; that it is to come, the server looks at. */
export const recordFollowUpSchema = z
  .object({
    kind: z.enum(followUpKinds, 'common.invalid'),
    outcome: z.enum(callOutcomes, 'leads.outcomeRequired'),
    at: optionalField(callMeSchema.shape.at),
    note: optionalField(z.string().check(z.trim(), z.maxLength(CALL_NOTE_MAX, 'common.tooLong'))),
  })
  .check(
    z.refine(({ outcome, at }) => outcome !== 'callBack' || Boolean(at), {
      error: 'tracking.callAtRequired',
      path: ['at'],
    }),
  );

export type RecordFollowUp = z.output<typeof recordFollowUpSchema>;
