import { and, eq, isNull } from 'drizzle-orm';
import { questions } from '../../db/schema/index.ts';
import type { OrderedList } from '../../editing/saveOrder.ts';

/** The questions of a service in their order; former wordings have no place in it. */
export function questionsOf(serviceId: string): OrderedList {
  const where = and(eq(questions.serviceId, serviceId), isNull(questions.replacedById));
  return { name: 'questions', table: questions, owner: serviceId, ...(where ? { where } : {}) };
}
