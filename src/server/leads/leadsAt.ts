import { and, asc, eq, inArray } from 'drizzle-orm';
import type { LeadStage } from '../../shared/leads/status.ts';
import type { Context } from '../context.ts';
import { acceptances } from '../db/schema/index.ts';
import type { Lead, Project } from './lockLead.ts';

/** The leads of a project at one of these stages. */
export const leadsAt = ({ db }: Context, { id }: Pick<Project, 'id'>, stages: readonly LeadStage[]): Promise<Lead[]> =>
  db
    .select()
    .from(acceptances)
    .where(and(eq(acceptances.projectId, id), inArray(acceptances.stage, [...stages])))
    .orderBy(asc(acceptances.id));
