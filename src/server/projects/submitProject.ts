import { and, eq, inArray, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { may } from '../../shared/auth/permissions.ts';
import { realId } from '../../shared/ids.ts';
import { OTHER } from '../../shared/projects/options.ts';
import type { SubmitProject } from '../../shared/projects/schemas.ts';
import { isSpoken, spokenDetails } from '../../shared/projects/spoken.ts';
import type { SubmittedProject } from '../../shared/projects/views.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { requireDistrictInCity } from '../catalog/places/requireDistrictInCity.ts';
import { findQuestions } from '../catalog/queries.ts';
import { actorOf, type Context } from '../context.ts';
import { literal } from '../db/literal.ts';
import { projectAnswers, projects, userLanguages, users } from '../db/schema/index.ts';
import { together } from '../db/together.ts';
import { forbidden, invalid, notFound } from '../http/errors.ts';
import { readStanding } from '../http/standing.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { chosenOf } from '../settings/chosen.ts';
import { stepFrom } from '../steps/setNextStep.ts';
import { detailColumns, placeColumns } from './details.ts';
import { receivedMessages } from './receivedMessages.ts';
import { insertProject } from './reference.ts';
import { requireStartDate } from './requireStartDate.ts';
import { firstTrackingHash, issueTrackingPath } from './trackingLink.ts';

type Client = typeof users.$inferSelect & { languageId: string | null };
type Answer = Omit<typeof projectAnswers.$inferInsert, 'projectId'>;

/**
 * Saves a client's request as `Submitted` and tells the client it was received (specification §7, design §7). A client,
 * or a contractor who needs work done, submits for themselves, customer service for a client. Raises 403 for somebody
 * else, 400 by field for what does not fit together.
 */
export async function submitProject(tx: Context, form: SubmitProject): Promise<{ id: string }> {
  const actor = actorOf(tx);
  const forAnother = actor.id !== form.clientId;
  if (forAnother && !may(actor.role, 'projects.submitForClient')) throw forbidden();
  requireStartDate(tx, form);
  const serviceId = realId(form.serviceId);
  const [client, , answers, place, standing] = await together(
    requireClient(tx, form.clientId),
    requireDistrictInCity(tx, form),
    checkedAnswers(tx, serviceId, form),
    placeColumns(tx, form),
    tx.standing ? Promise.resolve(tx.standing) : readStanding(tx, actor.id),
  );
  const { site, rules } = chosenOf(standing?.settings ?? null);
  requireSaid(form, answers);

  const id = v7();
  const project = await insertProject(tx, {
    id,
    trackingHash: forAnother ? null : firstTrackingHash(tx.config, id),
    clientId: client.id,
    serviceId: serviceId ?? null,
    ...detailColumns(form),
    ...place,
    fromPredefined: answers.length > 0,
    spokenFields: [...new Set(form.spokenFields)],
    sharesVoice: form.sharesVoice,
    firstName: client.firstName,
    lastName: client.lastName,
    phoneNumber: client.phoneNumber,
    email: client.email,
    languageId: client.languageId,
    submittedAt: tx.now,
    updatedAt: tx.now,
    ...stepFrom(tx, 'Check', rules),
    stepSince: tx.now,
  });
  if (forAnother)
    await recordAct(tx, { action: 'submit', entity: 'projects', entityId: project.id, after: { clientId: client.id } });
  const drafts = receivedMessages(tx, project);
  await together(insertAnswers(tx, project.id, answers), queueMessages(tx, drafts, site));
  return { id: project.id };
}

async function insertAnswers({ db }: Context, projectId: string, answers: readonly Answer[]): Promise<void> {
  if (answers.length > 0) await db.insert(projectAnswers).values(answers.map((answer) => ({ ...answer, projectId })));
}

/** Raises 400 for nobody, for staff, and for an account that was erased or deactivated. */
async function requireClient({ db }: Context, id: string): Promise<Client> {
  const [found] = await db
    .select({ client: users, languageId: userLanguages.languageId })
    .from(users)
    .leftJoin(userLanguages, eq(userLanguages.userId, users.id))
    .where(
      and(
        eq(users.id, id),
        inArray(users.role, ['Client', 'Entrepreneur']),
        isNull(users.anonymisedAt),
        isNull(users.deactivatedAt),
      ),
    )
    .limit(literal(1));
  if (!found) throw invalid({ clientId: 'projects.clientUnknown' });
  return { ...found.client, languageId: found.languageId };
}

/** Where the client follows the request; the link is shown to nobody else. */
export async function presentSubmitted(ctx: Context, { id }: { id: string }): Promise<SubmittedProject> {
  const [project] = await ctx.db.select().from(projects).where(eq(projects.id, id));
  if (!project) throw notFound();
  const isClient = project.clientId === ctx.actor?.id;
  return { id, reference: project.reference, trackingPath: isClient ? await issueTrackingPath(ctx, project) : null };
}

/**
 * Each answer belongs to the service's question of its index; a radio has one, every question is answered
 * (specification §5), and 'Autre' says something, in words or in a voice note. Raises a 400 at
 * `ChoosenResponses.Q1` for the second question, at `ChoosenResponses` where the answers are not those of this service.
 */
async function checkedAnswers(tx: Context, serviceId: string | undefined, form: SubmitProject): Promise<Answer[]> {
  const chosen = form.choosenResponses;
  const indexes = Object.keys(chosen);
  const asked = serviceId ? await findQuestions(tx, serviceId) : [];
  if (!asked) throw invalid({ serviceId: 'projects.serviceUnknown' });
  if (indexes.length === 0) return [];
  const wrong = invalid({ choosenResponses: 'projects.answersInvalid' });
  if (asked.length !== indexes.length) throw wrong;
  return asked.flatMap((question, questionIndex) => {
    const given = chosen[`Q${questionIndex}`] ?? [];
    const field = `choosenResponses.Q${questionIndex}`;
    if (given.length === 0) throw invalid({ [field]: 'projects.answerRequired' });
    if (question.type === 'radio' && given.length > 1) throw wrong;
    if (new Set(given.map(({ responseId }) => responseId)).size !== given.length) throw wrong;
    return given.map(({ responseId, customResponseText }) => {
      const response = question.responses.find(({ id }) => id === responseId);
      if (!response) throw wrong;
      const isOther = response.nameFr === OTHER;
      if (isOther && !customResponseText && !isSpoken(form, responseId))
        throw invalid({ [field]: 'projects.otherRequired' });
      const customText = isOther ? (customResponseText ?? null) : null;
      return { questionIndex, questionId: question.id, answerId: responseId, customText };
    });
  });
}

/** Raises 400 where an answer is said that was not given. */
function requireSaid({ spokenFields }: SubmitProject, answers: readonly { answerId: string }[]): void {
  const known = new Set<string>([...spokenDetails, ...answers.map(({ answerId }) => answerId)]);
  if (spokenFields.some((field) => !known.has(field))) throw invalid({ spokenFields: 'common.invalid' });
}
