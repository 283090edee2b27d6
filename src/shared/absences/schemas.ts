import * as z from 'zod/mini';
import { dateField, idField, optionalField } from '../api/fields.ts';

const day = dateField('absences.dayRequired');

/** From and until which day somebody is away, both included, and who has their work meanwhile (design §11). */
export const absenceSchema = z.object({ fromDay: day, untilDay: day, standInId: optionalField(idField()) }).check(
  z.refine(({ fromDay, untilDay }) => untilDay >= fromDay, {
    error: 'absences.untilBeforeFrom',
    path: ['untilDay'],
  }),
);

/** Another last day; `before` is the one that was seen: somebody else may have changed it. */
export const changeAbsenceSchema = z.object({ untilDay: day, before: z.optional(day) });

export type AbsenceForm = z.output<typeof absenceSchema>;
export type ChangeAbsence = z.output<typeof changeAbsenceSchema>;
