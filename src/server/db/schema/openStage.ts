import { sql } from 'drizzle-orm';
import { type Circumstance, stepRules, steps } from '../../../shared/followUps/steps.ts';
import type { OpenProjectStage } from '../../../shared/projects/openProjectStages.ts';

const isAt = (...circumstances: Circumstance[]): string =>
  `next_step in (${steps
    .filter((step) => circumstances.includes(stepRules[step].of))
    .map((step) => `'${step}'`)
    .join(', ')})`;

/**
 * A generated column that follows the stage of an open request; null of any other. Of a published one its next step
 * says whom it waits for; while a call is promised, or the step is not worked out yet, how far it came says so. 'Hired'
 * is not named: a value added to an enum is not to be used in the transaction that adds it.
 */
const byStage = (written: (stage: OpenProjectStage) => string) =>
  sql.raw(`case
    when next_step is null then null
    when status = 'Submitted' then ${written('taking')}
    when status = 'Assigned' then ${written('publishing')}
    when status = 'Done' then ${written('mending')}
    when status not in ('Available', 'Accepted') then ${written('working')}
    when ${isAt('Finding')} then ${written('finding')}
    when ${isAt('Contacting', 'Answering', 'Quoting')} then ${written('quoting')}
    when ${isAt('Choosing')} then ${written('choosing')}
    when acceptance_count = 0 then ${written('finding')}
    when quoted_at is null then ${written('quoting')}
    else ${written('choosing')} end`);

const instants: Record<OpenProjectStage, string> = {
  taking: 'submitted_at',
  publishing: 'coalesce(taken_at, submitted_at)',
  finding: 'coalesce(published_at, submitted_at)',
  quoting: 'coalesce(accepted_at, published_at, submitted_at)',
  choosing: 'coalesce(quoted_at, accepted_at, submitted_at)',
  working: 'coalesce(hired_at, submitted_at)',
  mending: 'coalesce(closed_at, hired_at, submitted_at)',
};

/** What an open request waits for. */
export const openStageOf = byStage((stage) => `'${stage}'`);

/** Since when: of the stage itself, or of an earlier one where that was not noted. */
export const stageSinceOf = byStage((stage) => instants[stage]);
