import * as z from 'zod/mini';
import { dashboardFigureNames } from './figures.ts';
import { workFigureNames } from './work.ts';

/** A live figure. `value` is GNF or a count, 1001 meaning more than 1000; `since` is the age of the oldest. */
const figureOf = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.object({ name: z.enum(names), value: z.number(), since: z.nullable(z.string()) });

/** The live figures of the administrator's dashboard. */
export const dashboardView = z.array(figureOf(dashboardFigureNames));

export type Dashboard = z.infer<typeof dashboardView>;

/** The live figures of an agent's own first page. */
export const workView = z.array(figureOf(workFigureNames));

export type Work = z.infer<typeof workView>;

/** An agent's work by week. `start` is the Monday, `YYYY-MM-DD`; `value` is a count, 1001 meaning more than 1000. */
export const workWeeksView = z.array(z.object({ start: z.iso.date(), value: z.number() }));

export type WorkWeeks = z.infer<typeof workWeeksView>;
