import * as z from 'zod/mini';
import { dashboardFigureNames } from './figures.ts';

/** The live figures of the dashboard. `value` counts up to 1000 things and one more for "more", or is an amount of GNF; `since` is how long the oldest has waited. */
export const dashboardView = z.array(
  z.object({ name: z.enum(dashboardFigureNames), value: z.number(), since: z.nullable(z.string()) }),
);

export type Dashboard = z.infer<typeof dashboardView>;
