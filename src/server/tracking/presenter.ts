import { MAX_FILES_PER_PROJECT } from '../../shared/files/rules.ts';
import { type LeadStage, undecidedStages } from '../../shared/leads/status.ts';
import { OTHER } from '../../shared/projects/options.ts';
import { isClosed } from '../../shared/projects/status.ts';
import type { TrackedQuote } from '../../shared/quotes/views.ts';
import { actsIn, type TrackedAct } from '../../shared/tracking/acts.ts';
import type { TrackingView } from '../../shared/tracking/views.ts';
import { presentFile } from '../files/queries.ts';
import { presentReserves, type Reserve } from '../leads/reserves.ts';
import type { ProjectAnswer } from '../projects/presenter.ts';
import { presentStep } from '../steps/presenter.ts';
import { fr } from '../texts.ts';
import type { AcceptedBy, TrackedFile, TrackedRow } from './queries.ts';

interface Tracked {
  row: TrackedRow;
  position: TrackingView['request']['position'];
  /** By whom it was accepted, the first one first. */
  acceptedBy: readonly AcceptedBy[];
  files: readonly TrackedFile[];
  reserves: readonly Reserve[];
  closedDays: string[];
  closingCode: string | null;
  quotes: TrackedQuote[];
  mergedInto: TrackingView['mergedInto'];
  now: Date;
}

/** A request as its client sees it: everything of it, and of staff nothing but what they did. */
export function presentTracking(tracked: Tracked): TrackingView {
  const { row, acceptedBy, files, now } = tracked;
  const { project } = row;
  return {
    reference: project.reference,
    status: project.status,
    service: project.serviceId ? row.serviceName : null,
    submittedAt: project.submittedAt.toISOString(),
    readAt: now.toISOString(),
    steps: stepsOf(project, acceptedBy[0]?.acceptedAt ?? null),
    nextStep: presentStep(project, now),
    request: {
      description: project.description,
      answers: presentAnswers(row.answers),
      place: fr('agent.place', { district: row.districtName, city: row.cityName }),
      cityId: project.cityId,
      districtId: project.districtId,
      address: project.address,
      landmark: project.landmark,
      position: tracked.position,
      desiredStartDate: project.desiredStartDate,
      preferredContactDays: project.preferredContactDays,
      preferredHoursRange: project.preferredHoursRange,
    },
    enterprises: isClosed(project.status) ? [] : acceptedBy.map(presentEnterprise),
    files: files.filter(({ projectId }) => projectId).map((file) => presentFile(file, 'whole')),
    sharesVoice: project.sharesVoice,
    actions: actsIn(project.status).filter((act) => isPossible(act, tracked)),
    // Nobody calls about a request that is over.
    callAt: actsIn(project.status).includes('callMe') ? (row.callAt?.toISOString() ?? null) : null,
    closedDays: tracked.closedDays,
    reserves: presentReserves(tracked.reserves, files),
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

const presentEnterprise = ({ id, name, phoneNumber, verified, score, stage, releaseAt, acceptedAt }: AcceptedBy) => ({
  id,
  name,
  phoneNumber,
  verified,
  score,
  isHired: !(undecidedStages as readonly LeadStage[]).includes(stage) && stage !== 'Unreachable',
  isAsking: releaseAt !== null,
  acceptedAt: acceptedAt.toISOString(),
});

function stepsOf(project: TrackedRow['project'], firstAcceptance: Date | null): TrackingView['steps'] {
  const { submittedAt, takenAt, publishedAt, hiredAt, closedAt, status } = project;
  const instants = {
    submitted: submittedAt,
    taken: takenAt,
    published: publishedAt,
    accepted: firstAcceptance,
    hired: hiredAt,
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
