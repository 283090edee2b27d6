import { and, eq, gt, max } from 'drizzle-orm';
import { type Circumstance, stepRules } from '../../shared/followUps/steps.ts';
import { NO_ID } from '../../shared/ids.ts';
import { isClosed, type ProjectState, projectMachine } from '../../shared/projects/status.ts';
import { packageReminderDue } from '../../shared/subscriptions/terms.ts';
import { reminderDue } from '../../shared/verifications/status.ts';
import type { Context } from '../context.ts';
import { messages, projects, subscriptions, verificationDocuments } from '../db/schema/index.ts';
import type { Template } from './templates.ts';

type Message = typeof messages.$inferSelect;
type Subscription = typeof subscriptions.$inferSelect;
type Document = typeof verificationDocuments.$inferSelect;
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
  requestAccepted: isAt('Contacting', 'Answering', 'Quoting', 'Choosing'),
  clientUnreachable: isAt('Answering'),
  quoteSent: isAt('Choosing'),
  jobHired: ({ status }) => status === 'Hired',
  requestRejected: ({ status }) => isClosed(status),
  requestCancelled: ({ status }) => isClosed(status),
  requestRestored: ({ status }) => !isClosed(status),
};

/**
 * As long as what these say of a subscription is so: nothing that was paid ends later, and what is said to end soon has
 * not ended, nor been cancelled, nor come so near its end that the next reminder is due.
 */
const holdsOfPackage: Partial<Record<Template, (ending: Subscription, now: Date, occasion: string) => boolean>> = {
  packageEndsSoon: ({ status, renews, endsAt }, now, occasion) =>
    status === 'Active' && renews && String(packageReminderDue(endsAt, now)) === occasion,
  packageEnded: () => true,
};

/** As long as what these say of a document is so. One that came in another's place is another. */
const holdsOfDocument: Partial<Record<Template, (document: Document, now: Date, occasion: string) => boolean>> = {
  documentEndsSoon: ({ status, expiresOn }, now, occasion) =>
    status === 'Accepted' && expiresOn !== null && String(reminderDue(expiresOn, now)) === occasion,
  documentEnded: ({ status }) => status === 'Expired',
};

/**
 * Whether a message that had to wait says what is so no more: a question that was answered or asked again, a quote that
 * the client has decided on, an offer that is gone. The morning, or a provider that comes back after days, then sends
 * what is still true (docs/decisions/0080).
 */
export async function isOvertaken(tx: Context, message: Message): Promise<boolean> {
  const { projectId, createdAt } = message;
  if (tx.now.getTime() - createdAt.getTime() < WAITED_MS) return false;
  // Of a template of a former release nothing is known.
  const template = message.template as Template;
  const holdsOf = holdsOfPackage[template];
  if (holdsOf) return !(await isEndingStill(tx, message, holdsOf));
  const holdsOfPaper = holdsOfDocument[template];
  if (holdsOfPaper) return !(await isOfDocumentStill(tx, message, holdsOfPaper));
  if (!projectId) return false;
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

/** The occasion names the subscription, `sms:endsSoon:<id>:7`, `sms:ended:<id>` (`subscriptions/remind.ts`). */
async function isEndingStill(
  tx: Context,
  { dedupeKey }: Message,
  holdsOf: NonNullable<(typeof holdsOfPackage)[Template]>,
): Promise<boolean> {
  const [, , id = NO_ID, occasion = ''] = dedupeKey.split(':');
  const [ending] = await tx.db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!ending || !holdsOf(ending, tx.now, occasion)) return false;
  const [paid] = await tx.db
    .select({ until: max(subscriptions.endsAt) })
    .from(subscriptions)
    .where(and(eq(subscriptions.enterpriseId, ending.enterpriseId), eq(subscriptions.status, 'Active')));
  return !paid?.until || paid.until <= ending.endsAt;
}

/** The occasion names the document, `sms:document:<id>:<its last day>:ended` (`verifications/expireDocuments.ts`). */
async function isOfDocumentStill(
  tx: Context,
  { dedupeKey }: Message,
  holdsOf: NonNullable<(typeof holdsOfDocument)[Template]>,
): Promise<boolean> {
  const [, , id = NO_ID, expiresOn, occasion = ''] = dedupeKey.split(':');
  const [document] = await tx.db.select().from(verificationDocuments).where(eq(verificationDocuments.fileId, id));
  return document !== undefined && document.expiresOn === expiresOn && holdsOf(document, tx.now, occasion);
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
