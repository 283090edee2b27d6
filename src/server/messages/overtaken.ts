import { and, eq, gt } from 'drizzle-orm';
import { type Circumstance, stepRules } from '../../shared/followUps/steps.ts';
import { isClosed, type ProjectState, projectMachine } from '../../shared/projects/status.ts';
import type { Context } from '../context.ts';
import { messages, projects } from '../db/schema/index.ts';
import { stillSoOf } from './stillSo.ts';
import type { Template } from './templates.ts';

type Message = typeof messages.$inferSelect;
type Project = Pick<typeof projects.$inferSelect, 'status' | 'nextStep' | 'stepSince'>;

/** Before that, what a message says has just happened. */
const WAITED_MS = 60_000;

/** By which the follow-up asks a client something, and what their request is at then. */
const askedAt = {
  stepWaiting: 'Finding',
  stepCalled: 'Contacting',
  stepQuoted: 'Quoting',
  stepChoice: 'Choosing',
  stepFinished: 'Working',
  stepMended: 'Mending',
} as const satisfies Partial<Record<Template, Circumstance>>;

export type AskingTemplate = keyof typeof askedAt;

export const askingTemplates = Object.keys(askedAt) as AskingTemplate[];

/** What a client is asked whose request is at this; undefined where nothing is. */
export const askingTemplateAt = (name: Circumstance): AskingTemplate | undefined =>
  askingTemplates.find((template) => askedAt[template] === name);

/** What the follow-up tells a client: of one occasion, and the latest of its kind alone. */
const questions: Partial<Record<Template, Circumstance>> = { stepDelayed: 'Checking', ...askedAt };

const isAt = (...names: Circumstance[]) => {
  const all: readonly Circumstance[] = [...names, 'Calling', 'Unknown'];
  return ({ nextStep }: Project) => nextStep !== null && all.includes(stepRules[nextStep].of);
};

const accepting: readonly ProjectState[] = projectMachine.transitions.accept.from;

/** As long as what these say of a request is so. What is not named here stays true. */
const holds: Partial<Record<Template, (project: Project) => boolean>> = {
  requestReceived: ({ status }) => !isClosed(status),
  requestPublished: ({ status }) => accepting.includes(status),
  clientUnreachable: isAt('Answering'),
  jobHired: ({ status }) => status === 'Hired',
  quoteAccepted: ({ status }) => status === 'Hired',
  requestRejected: ({ status }) => isClosed(status),
  requestCancelled: ({ status }) => isClosed(status),
  requestRestored: ({ status }) => !isClosed(status),
};

/**
 * Whether a message that had to wait says what is so no more: a question that was answered or asked again, a quote that
 * the client has decided on, an offer that is gone. The morning, or a provider that comes back after days, then sends
 * what is still true (docs/decisions/0080).
 */
export async function isOvertaken(tx: Context, message: Message): Promise<boolean> {
  const { projectId, createdAt } = message;
  if (tx.now.getTime() - createdAt.getTime() < WAITED_MS) return false;
  const isSoStill = stillSoOf(message.template, message.dedupeKey);
  if (isSoStill) return !(await isSoStill(tx));
  if (!projectId) return false;
  // Of a template of a former release nothing is known.
  const template = message.template as Template;
  const asked = questions[template];
  const isStill = holds[template];
  if (!asked && !isStill) return false;
  const [project] = await tx.db
    .select({ status: projects.status, nextStep: projects.nextStep, stepSince: projects.stepSince })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) return true;
  if (isStill) return !isStill(project);
  const { nextStep, stepSince } = project;
  if (!nextStep || stepRules[nextStep].of !== asked || (stepSince && createdAt < stepSince)) return true;
  return wasAskedAgain(tx, message);
}

async function wasAskedAgain(tx: Context, { projectId, template, channel, createdAt }: Message): Promise<boolean> {
  const later = and(
    eq(messages.projectId, projectId ?? ''),
    eq(messages.template, template),
    eq(messages.channel, channel),
    gt(messages.createdAt, createdAt),
  );
  return (await tx.db.$count(messages, later)) > 0;
}
