import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { answers, questions, services } from '../db/schema/index.ts';
import { formWords } from './formWords.ts';

/** What a line says now, and where a sound of it is written; undefined for none, and for a former wording. */
export async function findWords({ db }: Context, line: string) {
  const [kind, name = ''] = line.split(':');
  if (kind === 'step') {
    const words = formWords.get(name);
    return words === undefined ? undefined : { words, owner: { step: name } };
  }
  const [row] = await {
    service: () => db.select({ words: services.nameFr }).from(services).where(eq(services.id, name)),
    question: () =>
      db
        .select({ words: questions.nameFr })
        .from(questions)
        .where(and(eq(questions.id, name), isNull(questions.replacedById))),
    answer: () =>
      db
        .select({ words: answers.nameFr })
        .from(answers)
        .innerJoin(questions, eq(questions.id, answers.questionId))
        .where(and(eq(answers.id, name), isNull(answers.replacedById), isNull(questions.replacedById))),
  }[kind as 'service' | 'question' | 'answer']();
  return row && { words: row.words, owner: { [`${kind}Id`]: name } };
}
