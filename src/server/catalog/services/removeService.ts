import { eq, inArray, sql } from 'drizzle-orm';
import { recordAct } from '../../audit-log/recordAct.ts';
import type { Context } from '../../context.ts';
import { answers, questions, services } from '../../db/schema/index.ts';
import { countUses } from '../../editing/countUses.ts';
import { lockList } from '../../editing/lockList.ts';
import { removeUnused, requireUnused } from '../../editing/removeUnused.ts';
import { notFound } from '../../http/errors.ts';
import { usesOfService } from './queries.ts';

/**
 * Removes a service that nothing ever used, with its questions. Raises IN_USE, saying what uses it: that one is
 * deactivated; 404.
 */
export async function removeService(tx: Context, id: string): Promise<void> {
  await lockList(tx, 'services');
  // As whoever changes one of them holds first the question, then the service that it belongs to.
  const isOwn = eq(questions.serviceId, id);
  await tx.db.select({ id: questions.id }).from(questions).where(isOwn).orderBy(questions.id).for('update');
  const [service] = await tx.db.select().from(services).where(eq(services.id, id)).for('update');
  if (!service) throw notFound();
  requireUnused(await usesOfService(tx, id), 'serviceAdmin.inUse');
  // A project may have been given another service since: its answers are to these questions all the same.
  const own = tx.db.select({ id: questions.id }).from(questions).where(isOwn);
  requireUnused(
    await countUses(tx, {
      projects: sql`from project_answers where question_id in (select id from questions where service_id = ${id})`,
    }),
    'serviceAdmin.inUse',
  );
  await removeUnused(async () => {
    await tx.db.delete(answers).where(inArray(answers.questionId, own));
    await tx.db.delete(questions).where(isOwn);
    await tx.db.delete(services).where(eq(services.id, id));
  });
  const { nameFr, slug, group } = service;
  await recordAct(tx, { action: 'remove', entity: 'services', entityId: id, before: { nameFr, slug, group } });
}
