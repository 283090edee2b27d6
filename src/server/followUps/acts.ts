import { and, asc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { rolesThatMay } from '../../shared/auth/permissions.ts';
import {
  dueAtOf,
  type EndingAct,
  type Step,
  type StepSettings,
  stepRules,
  type TellingAct,
} from '../../shared/followUps/steps.ts';
import type { LeadStage } from '../../shared/leads/status.ts';
import type { SystemReason } from '../../shared/projects/closing.ts';
import type { Context } from '../context.ts';
import { acceptances, messages, users } from '../db/schema/index.ts';
import { tellContractor } from '../leads/drafts.ts';
import { leadsAt } from '../leads/leadsAt.ts';
import { lockLead } from '../leads/lockLead.ts';
import { releaseUnanswered } from '../leads/releaseUnanswered.ts';
import { askAnew, waitForQuestion } from '../leads/unreachable.ts';
import { draftsToClient } from '../messages/draftsToClient.ts';
import { draftToPerson } from '../messages/draftToPerson.ts';
import { lastQuestion } from '../messages/lastQuestion.ts';
import { maskedTrackingLink } from '../messages/maskedTrackingLink.ts';
import { type AskingTemplate, askingTemplateAt, askingTemplates } from '../messages/overtaken.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { closeBySystem } from '../projects/closeProject.ts';
import type { Project } from '../projects/lockProject.ts';
import { moveStep } from '../steps/setNextStep.ts';
import { isPresent } from '../users/presence.ts';

/** What the clock does for a request whose step is overdue; the request is locked. */
type Act = (tx: Context, project: Project, settings: StepSettings) => Promise<void>;

const HALF_DAY_MS = 12 * 3_600_000;

/** Each act of the table (`shared/followUps/steps.ts`). Done again for the same step, it tells nobody twice. */
export const overdueActs: Record<TellingAct | EndingAct, Act> = {
  tellAgent,
  tellAdmins: async (tx) => {
    await tellStaff(tx, 'followUpsEscalated', isAdmin);
  },
  tellDelay: (tx, project) => tellClient(tx, project, 'stepDelayed'),
  askWaiting: (tx, project) => tellClient(tx, project, 'stepWaiting'),
  askCalled: (tx, project) => tellClient(tx, project, 'stepCalled'),
  askQuoted: (tx, project) => tellClient(tx, project, 'stepQuoted'),
  remindChoice: (tx, project) => tellClient(tx, project, 'stepChoice'),
  askFinished: (tx, project) => tellClient(tx, project, 'stepFinished'),
  askMended: (tx, project) => tellClient(tx, project, 'stepMended'),
  remindContact: (tx, project) => tellContractors(tx, project, 'contactDue', ['New']),
  remindQuote: (tx, project) => tellContractors(tx, project, 'quoteDue', ['Contacted', 'Visited']),
  remindMending: (tx, project) => tellContractors(tx, project, 'mendingDue', ['Completed']),
  announceInRegion: (tx, { id }) => tx.jobs.enqueue(tx.db, 'projects.announce', [{ projectId: id, circle: 'region' }]),
  announceNearby: (tx, { id }) => tx.jobs.enqueue(tx.db, 'projects.announce', [{ projectId: id, circle: 'near' }]),
  release: releaseDue,
  closeUnfound: (...due) => close(due, 'noEnterprise'),
  closeUnanswered: (...due) => close(due, 'noAnswer'),
  closeSilent: (...due) => close(due, 'noNews'),
};

/** Of one step that is overdue at one instant. */
const occasionOf = ({ id, nextStep, nextStepAt }: Project): string => `${id}:${nextStep}:${nextStepAt?.getTime()}`;

const DAY_MS = 86_400_000;

/** Nobody is asked the same within a day: the last question may have waited for its provider. */
async function tellClient(tx: Context, project: Project, template: 'stepDelayed' | AskingTemplate): Promise<void> {
  const since = new Date(tx.now.getTime() - DAY_MS);
  const isAlike = and(eq(messages.projectId, project.id), eq(messages.template, template), gte(messages.sentAt, since));
  if ((await tx.db.$count(messages, isAlike)) > 0) return;
  const occasion = { template, dedupeKey: `${template}:${occasionOf(project)}` };
  const params = { reference: project.reference, link: maskedTrackingLink(tx.config) };
  await queueMessages(tx, draftsToClient(project, { ...occasion, params }));
}

async function tellContractors(
  tx: Context,
  project: Project,
  template: 'contactDue' | 'quoteDue' | 'mendingDue',
  stages: LeadStage[],
): Promise<void> {
  for (const lead of await leadsAt(tx, project, stages)) {
    const dedupeKey = `${template}:${lead.id}:${occasionOf(project)}`;
    await tellContractor(tx, { lead, project }, { template, dedupeKey, params: {} });
  }
}

const isAdmin = inArray(users.role, rolesThatMay('settings.manage'));
const mayTake = inArray(users.role, rolesThatMay('projects.assign'));

/**
 * Whoever has the request; where nobody has it, they are away or their role may not have it any more, all who are there
 * and may take it.
 */
async function tellAgent(tx: Context, { agentId }: Project): Promise<void> {
  const isTold = agentId !== null && (await tellStaff(tx, 'followUpsLate', eq(users.id, agentId), mayTake));
  if (!isTold) await tellStaff(tx, 'followUpsLate', mayTake);
}

/**
 * Once in a half-day each, however many steps are overdue: the desk lists them. False where none of them is there.
 */
async function tellStaff(
  tx: Context,
  template: 'followUpsLate' | 'followUpsEscalated',
  ...who: SQL[]
): Promise<boolean> {
  const people = await tx.db
    .select()
    .from(users)
    .where(and(...who, isPresent(tx)))
    .orderBy(asc(users.id));
  const halfDay = Math.floor(tx.now.getTime() / HALF_DAY_MS);
  const params = { link: `${tx.config.APP_URL}/oasis-interne/suivi` };
  const draftTo = (person: (typeof people)[number]) =>
    draftToPerson(person, { template, dedupeKey: `${template}:${person.id}:${halfDay}`, params });
  await queueMessages(tx, people.map(draftTo));
  return people.length > 0;
}

/**
 * The acceptances whose client did not answer in time that they can be reached. Where nothing ran when that time ended,
 * the client is asked once more; where the question itself was late, their time begins when it goes out
 * (docs/decisions/0080).
 */
async function releaseDue(tx: Context, project: Project): Promise<void> {
  const due = await tx.db
    .select({ id: acceptances.id })
    .from(acceptances)
    .where(and(eq(acceptances.projectId, project.id), lte(acceptances.releaseAt, tx.now)))
    .orderBy(asc(acceptances.id));
  const stoodStill = hasStoodStill(tx, project);
  for (const { id } of due) {
    const locked = await lockLead(tx, id);
    if (stoodStill) await askAnew(tx, locked);
    else if (!(await waitForQuestion(tx, locked))) await releaseUnanswered(tx, locked);
  }
}

/**
 * The request ends for want of an answer. Whoever was never told anything is not closed: where the last question did
 * not go out, the agent is told and the step goes on. Nor is whoever could not answer: where nothing ran, the client is
 * asked once more.
 */
async function close([tx, project, settings]: Parameters<Act>, reason: SystemReason): Promise<void> {
  const { nextStep } = project;
  const stoodStill = hasStoodStill(tx, project);
  if (!stoodStill && (await wasAsked(tx, project, settings))) {
    await closeBySystem(tx, project, reason);
    return;
  }
  const question = nextStep ? askingTemplateAt(stepRules[nextStep].of) : undefined;
  if (stoodStill && question) await tellClient(tx, project, question);
  await tellAgent(tx, project);
  if (nextStep) await moveStep(tx, project.id, nextStep, settings);
}

/** A round comes each minute: a step that is so late had none, and there was no page to answer on. */
const hasStoodStill = ({ now }: Context, { nextStepAt }: Project): boolean =>
  nextStepAt !== null && now.getTime() - nextStepAt.getTime() > DAY_MS;

/** How long a client has to answer the last question at least, however late it went out. */
const ANSWER_MS = 3 * 86_400_000;

/** Whether the last question to the client went out, by SMS or by e-mail, in time to be answered. */
async function wasAsked(tx: Context, { id, nextStep }: Project, settings: StepSettings): Promise<boolean> {
  const length = nextStep ? lengthOf(nextStep, tx.now, settings) : 0;
  const last = await lastQuestion(tx, id, inArray(messages.template, askingTemplates));
  const sentAt = last?.sentAt ?? null;
  return sentAt !== null && tx.now.getTime() - sentAt.getTime() >= Math.min(ANSWER_MS, length / 2);
}

/** How long a step that begins now may take, in milliseconds. */
const lengthOf = (step: Step, now: Date, settings: StepSettings): number =>
  dueAtOf(step, now, settings).getTime() - now.getTime();
