import { and, eq, isNull, ne } from 'drizzle-orm';
import type { LeadStage } from '../../shared/leads/status.ts';
import type { Context } from '../context.ts';
import { isOneOf } from '../db/literal.ts';
import { acceptances, users } from '../db/schema/index.ts';

type Person = Pick<typeof users.$inferSelect, 'id' | 'enterpriseId'>;

/** The enterprise that nobody acts for once this person is gone; undefined where there is none. */
export async function enterpriseLeftBy({ db }: Context, { id, enterpriseId }: Person): Promise<string | undefined> {
  if (!enterpriseId) return undefined;
  const others = and(eq(users.enterpriseId, enterpriseId), ne(users.id, id), isNull(users.anonymisedAt));
  return (await db.$count(users, others)) === 0 ? enterpriseId : undefined;
}

/** How many of its leads are at one of these stages. */
export const countLeads = ({ db }: Context, enterpriseId: string, stages: readonly LeadStage[]): Promise<number> =>
  db.$count(acceptances, and(eq(acceptances.enterpriseId, enterpriseId), isOneOf(acceptances.stage, stages)));
