import type { Holidays } from '../../shared/followUps/workingTime.ts';
import { serviceLevelsAt } from '../../shared/projects/serviceLevel.ts';
import type { Actor, Context, EnterpriseStanding } from '../context.ts';
import { readStanding } from '../http/standing.ts';
import { chosenOf } from '../settings/chosen.ts';

/** What holds for one reader over all the projects of one request. */
export interface Reader {
  actor: Actor;
  maxQuotes: number;
  enterprise: EnterpriseStanding | null;
  levelOf: ReturnType<typeof serviceLevelsAt>;
  holidays: Holidays;
}

/** Whoever asks, or a person for whom an admin does. */
export async function readerOf(ctx: Context, actor: Actor): Promise<Reader> {
  const standing = (actor.id === ctx.actor?.id && ctx.standing) || (await readStanding(ctx, actor.id));
  const { site, rules } = chosenOf(standing?.settings ?? null);
  return {
    actor,
    enterprise: standing?.enterprise ?? null,
    maxQuotes: site.maxQuotes,
    levelOf: serviceLevelsAt(ctx.now, rules.holidays),
    holidays: rules.holidays,
  };
}
