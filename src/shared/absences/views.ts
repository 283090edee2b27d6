import * as z from 'zod/mini';

/** When somebody of the staff is away, from and until which day, both included. */
const absence = z.object({
  id: z.uuid(),
  fromDay: z.string(),
  untilDay: z.string(),
  isRunning: z.boolean(),
  standInName: z.nullable(z.string()),
  /** How much of their work a colleague has at the moment. */
  handedOver: z.number(),
});

/** The absences of a person that run or are to come, and who may stand in. */
export const absencesOfPerson = z.object({
  absences: z.array(absence),
  colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
});

export type Absence = z.infer<typeof absence>;
export type AbsencesOfPerson = z.infer<typeof absencesOfPerson>;
