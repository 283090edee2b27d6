import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CreateQuestion, UpdateQuestion } from '../../../shared/catalog/adminSchemas.ts';
import { difference } from '../../audit-log/difference.ts';
import { recordAct } from '../../audit-log/recordAct.ts';
import type { Context } from '../../context.ts';
import { answers, projectAnswers, questions, services, sounds } from '../../db/schema/index.ts';
import { lockList } from '../../editing/lockList.ts';
import { nextVersion, requireFresh, staleRefusal } from '../../editing/requireFresh.ts';
import { lastPosition } from '../../editing/saveOrder.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { questionsOf } from './questionsOf.ts';

type Question = typeof questions.$inferSelect;
type Answer = typeof answers.$inferSelect;
type Response = Pick<UpdateQuestion['responses'][number], 'id' | 'nameFr' | 'isActive'>;
/** What is written; a picture that is not said is none. */
type Responses = readonly (Response & { picture?: string | null | undefined })[];

/** A new question, the last of its service. Raises 400 for an unknown service. */
export async function createQuestion(tx: Context, { serviceId, responses, ...form }: CreateQuestion): Promise<string> {
  await lockList(tx, 'questions');
  const [service] = await tx.db.select({ id: services.id }).from(services).where(eq(services.id, serviceId));
  if (!service) throw invalid({ serviceId: 'common.invalid' });
  const position = await lastPosition(tx, questionsOf(serviceId));
  const id = await insertQuestion(tx, { ...form, serviceId, position }, responses);
  await recordAct(tx, {
    action: 'create',
    entity: 'questions',
    entityId: id,
    after: { ...form, answers: wordsOf(responses), pictures: picturesOf(responses) },
  });
  return id;
}

/**
 * Changes a question and its answers. What clients answered keeps the words they saw (docs/decisions/0018): an answered
 * question that gets other words, or another type, is put aside and a new one takes its place; an answered answer
 * likewise, with the pictures and sounds of the former. What nobody answered is simply changed, or removed. Returns the
 * id of the question that is asked from now on. Raises STALE, for one that another took the place of too, 404, 400 for
 * a foreign answer.
 */
export async function updateQuestion(tx: Context, id: string, form: UpdateQuestion): Promise<string> {
  const [question] = await tx.db.select().from(questions).where(eq(questions.id, id)).for('update');
  if (!question) throw notFound();
  if (question.replacedById) throw await staleRefusal(tx, 'questions', question.replacedById);
  await requireFresh(tx, 'questions', question, form.updatedAt);
  const present = await presentAnswers(tx, id);
  const known = new Set(present.map((answer) => answer.id));
  if (form.responses.some((response) => response.id !== undefined && !known.has(response.id)))
    throw invalid({ responses: 'common.invalid' });

  const { nameFr, type, isActive } = form;
  const responses = form.responses.map((response) => ({
    ...response,
    picture: response.picture === undefined ? pictureOf(present, response.id) : response.picture,
  }));
  const changed = difference(
    { ...question, answers: wordsOf(present), pictures: picturesOf(present) },
    { nameFr, type, isActive, answers: wordsOf(responses), pictures: picturesOf(responses) },
  );
  if (!changed.isChanged) return id;
  const isReworded = nameFr !== question.nameFr || type !== question.type;
  const isReplaced = isReworded && (await isAnswered(tx, eq(projectAnswers.questionId, id)));
  const asked = isReplaced ? await replaceQuestion(tx, question, { nameFr, type, isActive, responses }) : id;
  if (!isReplaced) {
    await tx.db
      .update(questions)
      .set({ nameFr, type, isActive, updatedAt: nextVersion(question.updatedAt, tx.now) })
      .where(eq(questions.id, id));
    await saveAnswers(tx, id, present, responses);
  }
  const { before, after } = changed;
  await recordAct(tx, {
    action: 'update',
    entity: 'questions',
    entityId: asked,
    before,
    after: isReplaced ? { ...after, replaces: id } : after,
  });
  return asked;
}

/** The answers as the audit log keeps them. */
const wordsOf = (responses: readonly { nameFr: string; isActive: boolean }[]): string[] =>
  responses.filter((response) => response.isActive).map((response) => response.nameFr);

const picturesOf = (responses: readonly { isActive: boolean; picture?: string | null | undefined }[]): string[] =>
  responses.filter((response) => response.isActive).map(({ picture }) => picture ?? '');

const pictureOf = (present: readonly Answer[], id: string | undefined) =>
  present.find((answer) => answer.id === id)?.picture ?? null;

function presentAnswers(tx: Context, questionId: string): Promise<Answer[]> {
  return tx.db
    .select()
    .from(answers)
    .where(and(eq(answers.questionId, questionId), isNull(answers.replacedById)))
    .orderBy(answers.position, answers.id);
}

async function isAnswered(tx: Context, where: ReturnType<typeof eq>): Promise<boolean> {
  const found = await tx.db.select({ one: sql`1` }).from(projectAnswers).where(where).limit(1);
  return found.length > 0;
}

type NewQuestion = Pick<Question, 'serviceId' | 'nameFr' | 'type' | 'isActive' | 'position'>;

async function insertQuestion(tx: Context, values: NewQuestion, responses: Responses): Promise<string> {
  const id = v7();
  await tx.db.insert(questions).values({ ...values, id, updatedAt: tx.now });
  for (const [position, { id: formerId, nameFr, isActive, picture }] of responses.entries()) {
    const answerId = v7();
    await tx.db.insert(answers).values({ id: answerId, questionId: id, nameFr, isActive, picture, position });
    if (formerId) await moveAnswerSounds(tx, formerId, answerId);
  }
  return id;
}

type Replacement = Pick<UpdateQuestion, 'nameFr' | 'type' | 'isActive'> & { responses: Responses };

async function replaceQuestion(tx: Context, former: Question, form: Replacement): Promise<string> {
  const { nameFr, type, isActive, responses } = form;
  const { serviceId, position } = former;
  const id = await insertQuestion(tx, { serviceId, position, nameFr, type, isActive }, responses);
  await tx.db
    .update(questions)
    .set({ isActive: false, replacedById: id, updatedAt: nextVersion(former.updatedAt, tx.now) })
    .where(eq(questions.id, former.id));
  await tx.db.update(sounds).set({ questionId: id }).where(eq(sounds.questionId, former.id));
  return id;
}

/**
 * A sound says words, not a row: it goes with the row that is asked from now on, and is given out there while the words
 * are those that it was recorded for (docs/decisions/0097).
 */
async function moveAnswerSounds(tx: Context, formerId: string, answerId: string): Promise<void> {
  await tx.db.update(sounds).set({ answerId }).where(eq(sounds.answerId, formerId));
}

async function saveAnswers(tx: Context, questionId: string, present: readonly Answer[], wanted: Responses) {
  for (const [position, response] of wanted.entries()) {
    const former = present.find(({ id }) => id === response.id);
    const { nameFr, isActive, picture } = response;
    const values = { questionId, nameFr, isActive, picture, position };
    if (!former) await tx.db.insert(answers).values(values);
    else if (former.nameFr !== nameFr && (await isAnswered(tx, eq(projectAnswers.answerId, former.id)))) {
      const id = v7();
      await tx.db.insert(answers).values({ ...values, id });
      await tx.db.update(answers).set({ isActive: false, replacedById: id }).where(eq(answers.id, former.id));
      await moveAnswerSounds(tx, former.id, id);
    } else await tx.db.update(answers).set(values).where(eq(answers.id, former.id));
  }
  const kept = new Set(wanted.map(({ id }) => id));
  for (const { id } of present.filter((answer) => !kept.has(answer.id))) await dropAnswer(tx, id);
}

/** Removes an answer that nobody gave, and puts aside one that somebody did. */
async function dropAnswer(tx: Context, id: string): Promise<void> {
  if (await isAnswered(tx, eq(projectAnswers.answerId, id)))
    await tx.db.update(answers).set({ isActive: false }).where(eq(answers.id, id));
  else await tx.db.delete(answers).where(eq(answers.id, id));
}
