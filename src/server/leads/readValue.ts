import { and, eq, sql } from 'drizzle-orm';
import { monthOf } from '../../shared/format/dates.ts';
import { hiredStages } from '../../shared/leads/status.ts';
import type { LeadValue } from '../../shared/leads/views.ts';
import { quoteMachine } from '../../shared/quotes/status.ts';
import { actorOf, type Context } from '../context.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { acceptances, packages, quotes, subscriptions } from '../db/schema/index.ts';
import { subscriptionRuns } from '../db/subscriptionRuns.ts';

const MONTHS = 12;
const won = [...hiredStages, 'Completed'];

/**
 * What the caller's acceptances of the last twelve months brought. Of a lead counts the quote that the client accepted,
 * else the last one that was sent.
 */
export async function readValue(ctx: Context): Promise<LeadValue> {
  const { enterpriseId } = actorOf(ctx);
  if (!enterpriseId) return { package: null, months: [] };
  const [running, months] = await Promise.all([runningPackage(ctx, enterpriseId), readMonths(ctx, enterpriseId)]);
  return { package: running, months };
}

async function runningPackage({ db, now }: Context, enterpriseId: string): Promise<LeadValue['package']> {
  const [running] = await db
    .select({ name: packages.nameFr, monthlyPrice: subscriptions.monthlyPrice })
    .from(subscriptions)
    .innerJoin(packages, eq(packages.id, subscriptions.packageId))
    .where(and(eq(subscriptions.enterpriseId, enterpriseId), subscriptionRuns(now)));
  return running ?? null;
}

/**
 * What the acceptances of an enterprise brought, by the month of the acceptance; amounts in GNF. Their quotes, none of
 * which is older than the acceptance, are read at once: one look for each lead takes twice as long.
 */
export function readMonths({ db, now }: Context, enterpriseId: string): Promise<LeadValue['months']> {
  const first = new Date(now);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() - MONTHS + 1);
  const since = monthOf(first);
  const isWon = sql`${acceptances.stage}::text = any(${sql.param(won)}::text[])`;
  return rowsOf(
    db,
    sql`select to_char(${acceptances.month}, 'YYYY-MM-DD') as month, count(*)::int as accepted,
        count(${acceptances.releasedAt})::int as released,
        count(quote.total)::int as quoted, coalesce(sum(quote.total), 0)::float8 as "quotedTotal",
        (count(*) filter (where ${isWon}))::int as won,
        coalesce(sum(quote.total) filter (where ${isWon}), 0)::float8 as "wonTotal"
      from ${acceptances}
      left join (
        select distinct on (${quotes.leadId}) ${quotes.leadId} as lead_id, ${quotes.total} as total from ${quotes}
        where ${quotes.enterpriseId} = ${enterpriseId} and ${quotes.createdAt} >= ${since}
          and ${quotes.status} <> ${quoteMachine.transitions.write.to}
        order by ${quotes.leadId}, ${quotes.status} = ${quoteMachine.transitions.accept.to} desc, ${quotes.version} desc
      ) as quote on quote.lead_id = ${acceptances.id}
      where ${acceptances.enterpriseId} = ${enterpriseId} and ${acceptances.acceptedAt} >= ${since}
      group by ${acceptances.month} order by ${acceptances.month} desc`,
  );
}
