import { and, eq, inArray } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import { tomorrow } from '../../shared/format/dates.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { realId } from '../../shared/ids.ts';
import { OTHER } from '../../shared/projects/options.ts';
import type { SubmitProject } from '../../shared/projects/schemas.ts';
import type { SubmittedProject } from '../../shared/projects/views.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { requireDistrictInCity } from '../catalog/places/requireDistrictInCity.ts';
import { listQuestions } from '../catalog/queries.ts';
import { actorOf, type Context } from '../context.ts';
import { projectAnswers, projects, services, userLanguages, users } from '../db/schema/index.ts';
import { forbidden, invalid, notFound } from '../http/errors.ts';
import { maskedTrackingLink } from '../messages/maskedTrackingLink.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';
import { readSettings } from '../settings/queries.ts';
import { readFollowUpRules } from '../steps/rules.ts';
import { stepFrom } from '../steps/setNextStep.ts';
import { detailColumns } from './details.ts';
import { insertProject } from './reference.ts';
import { issueTrackingPath } from './trackingLink.ts';

/**
 * Saves a client's request as `Submitted` and tells the client it was received (specification §7, design §7). A client,
 * or a contractor who needs work done, submits for themselves, customer service for a client. Raises 403 for somebody
 * else, 400 by field for what does not fit together.
 */
export async function submitProject(tx: Context, form: SubmitProject): Promise<{ id: string }> {
  const actor = actorOf(tx);
  const forAnother = actor.id !== form.clientId;
  if (forAnother && !may(actor.role, 'projects.submitForClient')) throw forbidden();
  const [client] = await tx.db
    .select()
    .from(users)
    .where(and(eq(users.id, form.clientId), inArray(users.role, ['Client', 'Entrepreneur'])));
  if (!client) throw invalid({ clientId: 'projects.clientUnknown' });
  if (form.desiredStartDate < tomorrow(tx.now)) throw invalid({ desiredStartDate: 'projects.startDateTooEarly' });
  await requireDistrictInCity(tx, form);
  const serviceId = realId(form.serviceId);
  const answers = await checkedAnswers(tx, serviceId, form.choosenResponses);
  const [language] = await tx.db
    .select({ id: userLanguages.languageId })
    .from(userLanguages)
    .where(eq(userLanguages.userId, client.id))
    .limit(1);

  const project = await insertProject(tx, {
    clientId: client.id,
    serviceId: serviceId ?? null,
    ...detailColumns(form),
    fromPredefined: answers.length > 0,
    firstName: client.firstName,
    lastName: client.lastName,
    phoneNumber: client.phoneNumber,
    email: client.email,
    languageId: language?.id ?? null,
    submittedAt: tx.now,
    updatedAt: tx.now,
    ...stepFrom(tx, 'Check', await readFollowUpRules(tx.db)),
    stepSince: tx.now,
  });
  if (answers.length > 0)
    await tx.db.insert(projectAnswers).values(answers.map((answer) => ({ ...answer, projectId: project.id })));
  if (forAnother)
    await recordAct(tx, { action: 'submit', entity: 'projects', entityId: project.id, after: { clientId: client.id } });
  await queueMessages(tx, await receivedMessages(tx, project, client));
  return { id: project.id };
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
 * (specification §5), and 'Autre' says something. Raises a 400 at `ChoosenResponses.Q1` for the second question, at
 * `ChoosenResponses` where the answers are not those of this service.
 */
async function checkedAnswers(tx: Context, serviceId: string | undefined, chosen: SubmitProject['choosenResponses']) {
  const indexes = Object.keys(chosen);
  if (serviceId) await requireActiveService(tx, serviceId);
  if (indexes.length === 0) return [];
  const asked = serviceId ? await listQuestions(tx, serviceId) : [];
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
      if (isOther && !customResponseText) throw invalid({ [field]: 'projects.otherRequired' });
      const customText = isOther ? (customResponseText ?? null) : null;
      return { questionIndex, questionId: question.id, answerId: responseId, customText };
    });
  });
}

async function requireActiveService(tx: Context, serviceId: string): Promise<void> {
  const found = await tx.db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.id, serviceId), eq(services.isActive, true)));
  if (found.length === 0) throw invalid({ serviceId: 'projects.serviceUnknown' });
}

async function receivedMessages(
  tx: Context,
  { id: projectId, reference }: { id: string; reference: string },
  client: typeof users.$inferSelect,
): Promise<MessageDraft[]> {
  const { supportPhone } = await readSettings(tx.db);
  const common = {
    template: 'requestReceived',
    dedupeKey: `received:${projectId}`,
    projectId,
    params: {
      name: fullName(client),
      reference,
      link: maskedTrackingLink(tx.config),
      supportPhone: formatPhone(supportPhone),
    },
  } as const;
  const sms: MessageDraft = { ...common, channel: 'sms', phoneNumber: client.phoneNumber };
  return client.email ? [sms, { ...common, channel: 'email', email: client.email }] : [sms];
}
