import { dashboardContract } from '../../shared/dashboard/contract.ts';
import { dashboardFigureNames } from '../../shared/dashboard/figures.ts';
import { workFigureNames, workFigures } from '../../shared/dashboard/work.ts';
import { actorOf, type Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { figures } from './figures.ts';
import type { ReadFigure } from './readings.ts';
import { readWeeks } from './weeks.ts';
import { workReadings } from './work.ts';

export const dashboardRoutes = serve(dashboardContract, {
  readDashboard: ({ ctx }) => readAll(ctx, dashboardFigureNames, figures),
  readOwnWork({ ctx }) {
    const { role } = actorOf(ctx);
    const own = workFigureNames.filter((name) => workFigures[name].role === role);
    return readAll(ctx, own, workReadings);
  },
  readOwnWeeks: ({ ctx }) => readWeeks(ctx),
});

function readAll<Name extends string>(ctx: Context, names: readonly Name[], readings: Record<Name, ReadFigure>) {
  return Promise.all(
    names.map(async (name) => {
      const { value, since } = await readings[name](ctx);
      return { name, value, since: since?.toISOString() ?? null };
    }),
  );
}
