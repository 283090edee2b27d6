import { MAX_FILES_PER_PROJECT } from '../../shared/files/rules.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { type LeadStage, undecidedStages } from '../../shared/leads/status.ts';
import { OTHER } from '../../shared/projects/options.ts';
import { isClosed } from '../../shared/projects/status.ts';
import type { TrackedQuote } from '../../shared/quotes/views.ts';
import type { Score } from '../../shared/reviews/score.ts';
import { actsIn, type TrackedAct } from '../../shared/tracking/acts.ts';
import { nextStep } from '../../shared/tracking/nextStep.ts';
import type { TrackingView } from '../../shared/tracking/views.ts';
import type { DocumentKind } from '../../shared/verifications/status.ts';
import type { reserves } from '../db/schema/index.ts';
import { presentFile, type StoredFile } from '../files/queries.ts';
import type { ProjectAnswer, ProjectRow } from '../projects/presenter.ts';
import { fr } from '../texts.ts';

export interface AcceptedBy {
  id: string;
  leadId: string;
  stage: LeadStage;
  /** While it says that it does not reach the client. */
  releaseAt: Date | null;
  name: string;
  phoneNumber: string;
  acceptedAt: Date;
  verified: DocumentKind[];
}

interface Tracked {
  row: ProjectRow;
  answers: readonly ProjectAnswer[];
  /** By whom it was accepted, the first one first. */
  acceptedBy: readonly AcceptedBy[];
  files: readonly StoredFile[];
  reserves: readonly (typeof reserves.$inferSelect)[];
  callAt: Date | null;
  closingCode: string | null;
  quotes: TrackedQuote[];
  /** By enterprise. */
  scores: ReadonlyMap<string, Score>;
  mergedInto: TrackingView['mergedInto'];
  now: Date;
}

/** A request as its client sees it: everything of it, and of staff nothing but what they did. */
export function presentTracking(tracked: Tracked): TrackingView {
  const { row, answers, acceptedBy, files, now } = tracked;
  const { project } = row;
  const open = tracked.reserves.filter(({ liftedAt }) => !liftedAt);
  const { text, by, dueAt, isOverdue } = nextStep(
    {
      status: project.status,
      isMerged: project.mergedIntoId !== null,
      submittedAt: project.submittedAt,
      publishedAt: project.publishedAt,
      extendedAt: project.extendedAt,
      acceptedAt: acceptedBy.at(-1)?.acceptedAt ?? null,
      askedUntil: acceptedBy.find(({ releaseAt }) => releaseAt)?.releaseAt ?? null,
      reservedUntil: open[0]?.dueOn ?? null,
      choiceUntil: firstDay(tracked.quotes.filter(({ status }) => status === 'Sent').map((one) => one.validUntil)),
      endsOn: endOfWork(tracked.quotes.find(({ status }) => status === 'Accepted')),
    },
    now,
  );
  return {
    reference: project.reference,
    status: project.status,
    service: project.serviceId ? row.serviceName : null,
    submittedAt: project.submittedAt.toISOString(),
    readAt: now.toISOString(),
    steps: stepsOf(project, acceptedBy[0]?.acceptedAt ?? null),
    nextStep: { text: fr(text), by, dueAt: dueAt?.toISOString() ?? null, isOverdue },
    request: {
      description: project.description,
      answers: presentAnswers(answers),
      place: fr('agent.place', { district: row.districtName, city: row.cityName }),
      cityId: project.cityId,
      districtId: project.districtId,
      address: project.address,
      desiredStartDate: project.desiredStartDate,
      preferredContactDays: project.preferredContactDays,
      preferredHoursRange: project.preferredHoursRange,
    },
    enterprises: isClosed(project.status) ? [] : acceptedBy.map((one) => presentEnterprise(one, tracked.scores)),
    files: files.filter(({ projectId }) => projectId).map((file) => presentFile(file, 'whole')),
    actions: actsIn(project.status).filter((act) => isPossible(act, tracked)),
    callAt: tracked.callAt?.toISOString() ?? null,
    reserves: tracked.reserves.map(({ id, body, dueOn, liftedAt }) => ({
      id,
      text: body,
      dueOn,
      liftedAt: liftedAt?.toISOString() ?? null,
      files: files.filter(({ reserveId }) => reserveId === id).map((file) => presentFile(file, 'whole')),
    })),
    closingCode: tracked.closingCode,
    quotes: tracked.quotes,
    mergedInto: tracked.mergedInto,
  };
}

/** What the state allows and there is something for. */
function isPossible(act: TrackedAct, { files, acceptedBy, reserves: named }: Tracked): boolean {
  if (act === 'addFiles') return files.filter(({ projectId }) => projectId).length < MAX_FILES_PER_PROJECT;
  if (act === 'answerReachable') return acceptedBy.some(({ releaseAt }) => releaseAt);
  return act === 'liftReserve' ? named.some(({ liftedAt }) => !liftedAt) : true;
}

const firstDay = (days: readonly string[]): string | null => days.toSorted()[0] ?? null;

/** The last day of the work of a quote, `YYYY-MM-DD`. */
function endOfWork(quote: TrackedQuote | undefined): string | null {
  if (!quote) return null;
  const end = new Date(`${quote.startsOn}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + quote.durationDays);
  return isoDate(end);
}

const presentEnterprise = (
  { id, name, phoneNumber, verified, stage, releaseAt, acceptedAt }: AcceptedBy,
  scores: ReadonlyMap<string, Score>,
) => ({
  id,
  name,
  phoneNumber,
  verified,
  score: scores.get(id) ?? null,
  isHired: !(undecidedStages as readonly LeadStage[]).includes(stage) && stage !== 'Unreachable',
  isAsking: releaseAt !== null,
  acceptedAt: acceptedAt.toISOString(),
});

function stepsOf(project: ProjectRow['project'], firstAcceptance: Date | null): TrackingView['steps'] {
  const { submittedAt, takenAt, publishedAt, closedAt, status } = project;
  const instants = {
    submitted: submittedAt,
    taken: takenAt,
    published: publishedAt,
    accepted: firstAcceptance,
    closed: isClosed(status) ? closedAt : null,
    done: status === 'Done' ? closedAt : null,
  };
  return Object.entries(instants).flatMap(([name, at]) =>
    at ? [{ name: name as TrackingView['steps'][number]['name'], at: at.toISOString() }] : [],
  );
}

function presentAnswers(answers: readonly ProjectAnswer[]): TrackingView['request']['answers'] {
  return [...Map.groupBy(answers, ({ questionId }) => questionId).values()].map((given) => ({
    question: given[0]?.question ?? '',
    answers: given.map(({ answer, customText }) => (answer === OTHER && customText ? customText : answer)),
  }));
}
