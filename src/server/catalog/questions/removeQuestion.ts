import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAct } from '../../audit-log/recordAct.ts';
import type { Context } from '../../context.ts';
import { answers, questions } from '../../db/schema/index.ts';
import { countUses } from '../../editing/countUses.ts';
import { lockList } from '../../editing/lockList.ts';
import { removeUnused, requireUnused } from '../../editing/removeUnused.ts';
import { notFound } from '../../http/errors.ts';

/** Removes a question that nobody answered. Raises IN_USE for another, which is put aside instead; 404. */
export async function removeQuestion(tx: Context, id: string): Promise<void> {
  await lockList(tx, 'questions');
  const [question] = await tx.db
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), isNull(questions.replacedById)))
    .for('update');
  if (!question) throw notFound();
  const uses = await countUses(tx, {
    projects: sql`from (select distinct project_id from project_answers where question_id = ${id}) given`,
  });
  requireUnused(uses, 'serviceAdmin.questionInUse');
  await removeUnused(async () => {
    await tx.db.delete(answers).where(eq(answers.questionId, id));
    // Had it taken the place of another, that one stays aside.
    await tx.db.delete(questions).where(eq(questions.id, id));
  });
  const { nameFr, type } = question;
  await recordAct(tx, { action: 'remove', entity: 'questions', entityId: id, before: { nameFr, type } });
}
