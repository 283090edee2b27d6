import { eq } from 'drizzle-orm';
import { questionOf } from '../../shared/followUps/steps.ts';
import type { AnswerStep } from '../../shared/tracking/actSchemas.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import { lockProject } from '../projects/lockProject.ts';
import { readFollowUpRules } from '../steps/rules.ts';
import { moveStep, setNextStep } from '../steps/setNextStep.ts';

/**
 * The client answers the question of their step (design §11): the request goes where the table says. Raises WRONG_STATE
 * where that step is over, or asks nothing that can be answered so.
 */
export async function answerStep(tx: Context, projectId: string, { step, answer }: AnswerStep): Promise<void> {
  const project = await lockProject(tx, projectId);
  const leadsTo = project.nextStep === step ? questionOf(step)?.[answer] : undefined;
  if (!leadsTo) throw refused('WRONG_STATE', 'tracking.nothingAsked');
  if (leadsTo === 'contacted') {
    await tx.db.update(projects).set({ contactConfirmedAt: tx.now }).where(eq(projects.id, projectId));
    await setNextStep(tx, projectId);
  } else await moveStep(tx, projectId, leadsTo, await readFollowUpRules(tx.db));
  await recordActOfAnybody(tx, {
    action: 'answerStep',
    entity: 'projects',
    entityId: projectId,
    after: { step, answer },
  });
}
