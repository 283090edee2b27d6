import { asc, eq } from 'drizzle-orm';
import type { EnterpriseDetails } from '../../../shared/enterprises/agentViews.ts';
import { fullName } from '../../../shared/format/fullName.ts';
import { listActs } from '../../audit-log/acts.ts';
import type { Context } from '../../context.ts';
import { enterprises, languages, userLanguages, users } from '../../db/schema/index.ts';
import { enterpriseNotFound, rowVersion } from '../lockEnterprise.ts';
import { readEnterprise } from '../queries.ts';

/** Everything of an enterprise, for sales and admins. Raises 404. */
export async function readDetails(ctx: Context, id: string): Promise<EnterpriseDetails> {
  // Before anything else of it: what is read later may be newer than its version, never older.
  const [row] = await ctx.db
    .select({
      version: rowVersion,
      activatedAt: enterprises.activatedAt,
      assignedAgentId: enterprises.assignedAgentId,
      agent: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(enterprises)
    .leftJoin(users, eq(users.id, enterprises.assignedAgentId))
    .where(eq(enterprises.id, id));
  if (!row) throw enterpriseNotFound();
  const [view, person, acts] = await Promise.all([
    readEnterprise(ctx, id),
    findPerson(ctx, id),
    listActs(ctx, 'enterprises', id),
  ]);
  return {
    ...view,
    ...person,
    activatedAt: row.activatedAt?.toISOString() ?? null,
    assignedAgentId: row.assignedAgentId,
    assignedAgentName: row.agent ? fullName(row.agent) || null : null,
    version: row.version,
    acts,
  };
}

/** The person who acts for the enterprise, the first where there are several. */
async function findPerson(ctx: Context, enterpriseId: string) {
  const [person] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.enterpriseId, enterpriseId))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1);
  const spoken = person
    ? await ctx.db
        .select({ label: languages.nameFr, value: languages.id })
        .from(userLanguages)
        .innerJoin(languages, eq(languages.id, userLanguages.languageId))
        .where(eq(userLanguages.userId, person.id))
        .orderBy(asc(languages.position))
    : [];
  return {
    personId: person?.id ?? null,
    firstName: person?.firstName || null,
    lastName: person?.lastName || null,
    occupiedPosition: person?.occupiedPosition || null,
    personPhoneNumber: person?.phoneNumber ?? null,
    email: person?.email ?? null,
    languages: spoken,
  };
}
