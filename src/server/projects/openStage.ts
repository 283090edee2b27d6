import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type Circumstance, stepRules, steps } from '../../shared/followUps/steps.ts';
import { type OpenProjectStage, openProjectStages, statesAtStage } from '../../shared/projects/openProjectStages.ts';
import { isOneOf } from '../db/literal.ts';
import { projects } from '../db/schema/index.ts';

const isAt = (...names: Circumstance[]): SQL =>
  inArray(
    projects.nextStep,
    steps.filter((step) => names.includes(stepRules[step].of)),
  );

/** Open requests are those with a next step: the table holds no other (design §11). */
export const isOpenProject = isNotNull(projects.nextStep);

type Written = (stage: OpenProjectStage) => SQL;

const byName: Written = (stage) => sql.raw(`'${stage}'`);

/** A stage by its place among all: compared for each of many rows, a number costs a fifth less than a word. */
export const byNumber: Written = (stage) => sql.raw(String(openProjectStages.indexOf(stage)));

/**
 * The stage of an open request. Of a published one its next step says whom it waits for; while a call is promised, or
 * the step is not worked out yet, how far it came says so.
 */
export const stageWritten = (as: Written) => sql`case
  when ${projects.status} = 'Submitted' then ${as('taking')}
  when ${projects.status} = 'Assigned' then ${as('publishing')}
  when ${projects.status} = 'Hired' then ${as('working')}
  when ${projects.status} = 'Done' then ${as('mending')}
  when ${isAt('Finding')} then ${as('finding')}
  when ${isAt('Contacting', 'Answering', 'Quoting')} then ${as('quoting')}
  when ${isAt('Choosing')} then ${as('choosing')}
  when ${projects.acceptanceCount} = 0 then ${as('finding')}
  when ${projects.quotedAt} is null then ${as('quoting')}
  else ${as('choosing')} end`;

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
export const sinceStage = (stage: SQL, as: Written) => sql`case ${stage}
  when ${as('taking')} then ${projects.submittedAt}
  when ${as('publishing')} then coalesce(${projects.takenAt}, ${projects.submittedAt})
  when ${as('finding')} then coalesce(${projects.publishedAt}, ${projects.submittedAt})
  when ${as('quoting')} then coalesce(${projects.acceptedAt}, ${projects.publishedAt}, ${projects.submittedAt})
  when ${as('choosing')} then coalesce(${projects.quotedAt}, ${projects.acceptedAt}, ${projects.submittedAt})
  when ${as('working')} then coalesce(${projects.hiredAt}, ${projects.submittedAt})
  else coalesce(${projects.closedAt}, ${projects.hiredAt}, ${projects.submittedAt}) end`;

/** The open requests of one stage: those that its figure counts. */
export const isAtStage = (stage: OpenProjectStage): SQL | undefined =>
  and(isOpenProject, isOneOf(projects.status, statesAtStage[stage]), eq(stageWritten(byName), byName(stage)));
