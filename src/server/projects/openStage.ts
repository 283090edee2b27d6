import { and, eq, inArray, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Circumstance, stepRules, steps } from '../../shared/followUps/steps.ts';
import { type OpenProjectStage, statesAtStage } from '../../shared/projects/openProjectStages.ts';
import { isOneOf } from '../db/literal.ts';
import { projects } from '../db/schema/index.ts';

const isAt = (...names: Circumstance[]): SQL =>
  inArray(
    projects.nextStep,
    steps.filter((step) => names.includes(stepRules[step].of)),
  );

/** Open requests are those with a next step: the table holds no other (design §11). */
export const isOpenProject = isNotNull(projects.nextStep);

/**
 * The stage of an open request. Of a published one its next step says whom it waits for; while a call is promised, or
 * the step is not worked out yet, how far it came says so.
 */
export const openStage = sql<OpenProjectStage>`case
  when ${projects.status} = 'Submitted' then 'taking'
  when ${projects.status} = 'Assigned' then 'publishing'
  when ${projects.status} = 'Hired' then 'working'
  when ${projects.status} = 'Done' then 'mending'
  when ${isAt('Finding')} then 'finding'
  when ${isAt('Contacting', 'Answering', 'Quoting')} then 'quoting'
  when ${isAt('Choosing')} then 'choosing'
  when ${projects.acceptanceCount} = 0 then 'finding'
  when ${projects.quotedAt} is null then 'quoting'
  else 'choosing' end`;

/** What `sinceStage` reads. */
export const stageInstants = [
  projects.submittedAt,
  projects.takenAt,
  projects.publishedAt,
  projects.acceptedAt,
  projects.quotedAt,
  projects.hiredAt,
  projects.closedAt,
].map((column) => sql`${column}`);

/** Since when an open request is at this stage of its own, or at an earlier one where that was not noted. */
export const sinceStage = (stage: SQLWrapper) => sql<Date>`case ${stage}
  when 'taking' then ${projects.submittedAt}
  when 'publishing' then coalesce(${projects.takenAt}, ${projects.submittedAt})
  when 'finding' then coalesce(${projects.publishedAt}, ${projects.submittedAt})
  when 'quoting' then coalesce(${projects.acceptedAt}, ${projects.publishedAt}, ${projects.submittedAt})
  when 'choosing' then coalesce(${projects.quotedAt}, ${projects.acceptedAt}, ${projects.submittedAt})
  when 'working' then coalesce(${projects.hiredAt}, ${projects.submittedAt})
  else coalesce(${projects.closedAt}, ${projects.hiredAt}, ${projects.submittedAt}) end`;

/** The open requests of one stage: those that its figure counts. */
export const isAtStage = (stage: OpenProjectStage): SQL | undefined =>
  and(isOpenProject, isOneOf(projects.status, statesAtStage[stage]), eq(openStage, stage));
