import * as z from 'zod/mini';
import { dashboardFigureNames } from './figures.ts';
import { workFigureNames } from './work.ts';

/** A live figure. `value` counts up to 1000 things and one more for "more", or is an amount of GNF; `since` is how long the oldest has waited. */
const figureOf = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.object({ name: z.enum(names), value: z.number(), since: z.nullable(z.string()) });

/** The live figures of the administrator's dashboard. */
export const dashboardView = z.array(figureOf(dashboardFigureNames));

export type Dashboard = z.infer<typeof dashboardView>;

/** The live figures of an agent's own first page. */
export const workView = z.array(figureOf(workFigureNames));

export type Work = z.infer<typeof workView>;

/** What an agent published, or activated, week by week. `start` is the Monday, `YYYY-MM-DD`; `value` counts up to 1000 and one more for "more". */
export const workWeeksView = z.array(z.object({ start: z.iso.date(), value: z.number() }));

export type WorkWeeks = z.infer<typeof workWeeksView>;
