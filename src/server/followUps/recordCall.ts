import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import { enterpriseMachine } from '../../shared/enterprises/status.ts';
import type { EnterpriseReason } from '../../shared/followUps/enterpriseReasons.ts';
import { stepsOfGroup } from '../../shared/followUps/groups.ts';
import type { RecordFollowUp } from '../../shared/followUps/schemas.ts';
import { stepRules } from '../../shared/followUps/steps.ts';
import type { FollowUpKind } from '../../shared/followUps/views.ts';
import { workedUntil } from '../../shared/followUps/workingTime.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { mayActForOthers } from '../../shared/states/machine.ts';
import { ticketMachine } from '../../shared/support/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { callRequests, enterpriseFollowUps, followUpCalls, projects, supportTickets } from '../db/schema/index.ts';
import { assignEnterprise } from '../enterprises/agents/assignEnterprise.ts';
import { lockEnterprise } from '../enterprises/lockEnterprise.ts';
import { notFound, refused } from '../http/errors.ts';
import { requireTransition } from '../http/requireTransition.ts';
import { assignProject } from '../projects/assignProject.ts';
import { lockProject, type Project } from '../projects/lockProject.ts';
import { isPromised } from '../steps/isPromised.ts';
import { stepAsDone } from '../steps/recordHandled.ts';
import { readFollowUpRules } from '../steps/rules.ts';
import { restartSteps, setNextStep } from '../steps/setNextStep.ts';
import { lockTicketAsItIs } from '../support/lockTicket.ts';
import { promisedAt } from '../support/openTicket.ts';
import { fr } from '../texts.ts';
import { promiseCall, requireCallTime } from '../tracking/askCall.ts';

/** In hours of working time: when somebody who did not answer is called again. */
const NO_ANSWER_HOURS = 2;
/** In hours of working time: until when a wrong number is corrected. */
const WRONG_NUMBER_HOURS = 10;
/** A promised call that nobody answers is moved so many times. */
const MOVES_MAX = 3;

/**
 * Writes down a call of staff about a request, a ticket or an enterprise, and sets its next step by what came of it
 * (design §11, docs/decisions/0078, 0087). Whoever calls what nobody has becomes its agent. Raises 404,
 * NOT_ASSIGNED_TO_YOU or 403 for what another agent has, WRONG_STATE where nothing is left to be done, 400 at `at` for
 * an hour that has passed, lies more than 14 days ahead, or at which nobody works.
 */
export async function recordFollowUpCall(tx: Context, id: string, form: RecordFollowUp): Promise<{ id: string }> {
  const backAt = form.outcome === 'callBack' ? await requireCallTime(tx, form.at ?? '') : null;
  const call = { ...form, backAt };
  await callAbout[form.kind](tx, id, call);
  return { id };
}

interface Call extends RecordFollowUp {
  backAt: Date | null;
}

const callAbout: Record<FollowUpKind, (tx: Context, id: string, call: Call) => Promise<void>> = {
  project: callAboutProject,
  ticket: callAboutTicket,
  enterprise: callEnterprise,
};

async function callAboutProject(tx: Context, id: string, call: Call): Promise<void> {
  const project = await lockOwnProject(tx, id);
  const attempts = call.outcome === 'noAnswer' ? await countAttempts(tx, id) : 0;
  await writeCall(tx, { projectId: id, ...(await stepAsDone(tx, project)) }, call);
  switch (call.outcome) {
    case 'reached':
      await endPromisedCall(tx, id);
      await restartSteps(tx, id);
      break;
    case 'noAnswer':
      await callAgain(tx, project, attempts);
      break;
    case 'callBack':
      if (call.backAt) await callAt(tx, project, call.backAt);
      break;
    case 'wrongNumber':
      await postpone(tx, id, await inHours(tx, WRONG_NUMBER_HOURS));
  }
}

/** Taken first where nobody has it; its step is worked out, so that what is written is what it is at. */
async function lockOwnProject(tx: Context, id: string): Promise<Project> {
  const found = await lockProject(tx, id);
  if (!found.agentId && found.status === 'Submitted') await assignProject(tx, { id, agentId: actorOf(tx).id });
  await requireTransition(tx, projectMachine, 'call', await lockProject(tx, id));
  await setNextStep(tx, id);
  const project = await lockProject(tx, id);
  // Finished, and nothing is left to be mended.
  if (!project.nextStep)
    throw refused('WRONG_STATE', 'projects.wrongState', { state: fr(`projects.state.${project.status}`) });
  return project;
}

/** The calls without answer since the hour was promised that is still to be kept. */
async function countAttempts({ db }: Context, projectId: string): Promise<number> {
  const [promised] = await db.select().from(callRequests).where(isPromised(projectId));
  if (!promised) return 0;
  return db.$count(
    followUpCalls,
    and(
      eq(followUpCalls.projectId, projectId),
      eq(followUpCalls.outcome, 'noAnswer'),
      inArray(followUpCalls.step, stepsOfGroup('calls')),
      gte(followUpCalls.calledAt, promised.createdAt),
    ),
  );
}

const endPromisedCall = ({ db, now }: Context, projectId: string) =>
  db.update(callRequests).set({ doneAt: now }).where(isPromised(projectId));

/** A promised call that was tried often enough is done; what the request was at before goes on. */
async function callAgain(tx: Context, { id, nextStep }: Project, attempts: number): Promise<void> {
  const at = await inHours(tx, NO_ANSWER_HOURS);
  if (!nextStep || stepRules[nextStep].of !== 'Calling') {
    await postponeOwn(tx, id, at);
    return;
  }
  if (attempts >= MOVES_MAX) await endPromisedCall(tx, id);
  else await tx.db.update(callRequests).set({ callAt: at }).where(isPromised(id));
  await setNextStep(tx, id);
}

/** What is to be mended after the work stays that step: it is only postponed to the hour. */
async function callAt(tx: Context, { id, status }: Project, at: Date): Promise<void> {
  if (status === 'Done') {
    await postpone(tx, id, at);
    return;
  }
  await promiseCall(tx, id, at);
  await setNextStep(tx, id);
}

/** The same step, which is by staff until then. */
async function postpone({ db }: Context, id: string, nextStepAt: Date): Promise<void> {
  await db.update(projects).set({ nextStepAt, nextStepBy: 'service' }).where(eq(projects.id, id));
}

/** A step that is by others keeps its time: the questions to the client come no sooner for a call. */
async function postponeOwn({ db }: Context, id: string, nextStepAt: Date): Promise<void> {
  await db
    .update(projects)
    .set({ nextStepAt })
    .where(and(eq(projects.id, id), eq(projects.nextStepBy, 'service')));
}

/**
 * Whoever was reached is answered. Raises 404, WRONG_STATE for a closed one, 403 for one that another agent has.
 */
async function callAboutTicket(tx: Context, id: string, call: Call): Promise<void> {
  const ticket = await lockTicketAsItIs(tx, id);
  await requireTransition(tx, ticketMachine, 'call', ticket);
  const isReached = call.outcome === 'reached';
  const after = {
    status: isReached ? ('Answered' as const) : ticket.status,
    agentId: ticket.agentId ?? actorOf(tx).id,
  };
  await tx.db
    .update(supportTickets)
    .set({ ...after, dueAt: await ticketDueAt(tx, ticket.priority, call), updatedAt: tx.now })
    .where(eq(supportTickets.id, id));
  await writeCall(tx, { ticketId: id, step: null, dueAt: ticket.dueAt }, call);
}

/**
 * Whoever was reached is called again when the reason may still hold, or not at all (`againAfter`). Raises 404,
 * NOT_ASSIGNED_TO_YOU for an enterprise of a colleague, WRONG_STATE for one that is done.
 */
async function callEnterprise(tx: Context, id: string, call: Call): Promise<void> {
  const [asked] = await tx.db.select().from(enterpriseFollowUps).where(eq(enterpriseFollowUps.id, id));
  if (!asked) throw notFound();
  await lockOwnEnterpriseOf(tx, asked.enterpriseId);
  const [followUp] = await tx.db
    .select()
    .from(enterpriseFollowUps)
    .where(and(eq(enterpriseFollowUps.id, id), isNull(enterpriseFollowUps.doneAt)))
    .for('update');
  if (!followUp) throw refused('WRONG_STATE', 'leads.nothingToCall');
  const { enterpriseId, dueAt, reason, attempts } = followUp;
  await writeCall(tx, { enterpriseId, step: null, dueAt }, call);
  const isSilent = call.outcome === 'noAnswer';
  const tries = isSilent ? attempts + 1 : 0;
  const days = againAfter[reason];
  const isDone = call.outcome === 'reached' && days === null;
  await tx.db
    .update(enterpriseFollowUps)
    .set({
      attempts: tries > MOVES_MAX ? 0 : tries,
      isPromised: call.backAt !== null || (followUp.isPromised && isSilent && tries <= MOVES_MAX),
      doneAt: isDone ? tx.now : null,
      dueAt: await enterpriseDueAt(tx, { call, tries, days }),
    })
    .where(eq(enterpriseFollowUps.id, id));
}

/** Taken first where nobody has it. */
async function lockOwnEnterpriseOf(tx: Context, id: string): Promise<void> {
  const found = await lockEnterprise(tx, id);
  const actor = actorOf(tx);
  if (!found.assignedAgentId && !mayActForOthers(enterpriseMachine, actor))
    await assignEnterprise(tx, { id, assignedAgentId: actor.id });
  await requireTransition(tx, enterpriseMachine, 'call', await lockEnterprise(tx, id));
}

/** In days of ten working hours: when somebody who was reached is called again; null: not for this cause. */
const againAfter: Record<EnterpriseReason, number | null> = {
  find: null,
  contact: 1,
  complaint: null,
  subscribe: 12,
  renew: 3,
};
const HOURS_A_DAY = 10;
/** Where nobody answers four times. */
const SILENT_DAYS = 6;

interface Called {
  call: Call;
  tries: number;
  days: number | null;
}

async function enterpriseDueAt(tx: Context, { call: { outcome, backAt }, tries, days }: Called): Promise<Date> {
  if (backAt) return backAt;
  if (outcome === 'noAnswer') return inHours(tx, tries > MOVES_MAX ? SILENT_DAYS * HOURS_A_DAY : NO_ANSWER_HOURS);
  return inHours(tx, outcome === 'wrongNumber' ? WRONG_NUMBER_HOURS : (days ?? 0) * HOURS_A_DAY);
}

async function ticketDueAt(tx: Context, priority: 'Normal' | 'Urgent', { outcome, backAt }: Call): Promise<Date> {
  if (backAt) return backAt;
  if (outcome === 'noAnswer') return inHours(tx, NO_ANSWER_HOURS);
  if (outcome === 'wrongNumber') return inHours(tx, WRONG_NUMBER_HOURS);
  return promisedAt(tx, priority);
}

async function inHours({ db, now }: Context, hours: number): Promise<Date> {
  const { holidays } = await readFollowUpRules(db);
  return workedUntil(now, hours, holidays);
}

const entityOf = { project: 'projects', ticket: 'support-tickets', enterprise: 'enterprises' } as const;

type About = Pick<typeof followUpCalls.$inferInsert, 'projectId' | 'ticketId' | 'enterpriseId' | 'step' | 'dueAt'>;

async function writeCall(tx: Context, about: About, { kind, outcome, backAt, note }: Call): Promise<void> {
  await tx.db
    .insert(followUpCalls)
    .values({ ...about, callerId: actorOf(tx).id, outcome, callBackAt: backAt, note: note ?? null, calledAt: tx.now });
  const after = { outcome, ...(backAt ? { callAt: backAt.toISOString() } : {}) };
  const entityId = about[`${kind}Id`] ?? '';
  await recordAct(tx, { action: 'call', entity: entityOf[kind], entityId, after });
}
