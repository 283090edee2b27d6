import { OTHER } from '../../shared/projects/options.ts';
import { isClosed } from '../../shared/projects/status.ts';
import { nextStep } from '../../shared/tracking/nextStep.ts';
import type { TrackingView } from '../../shared/tracking/views.ts';
import type { DocumentKind } from '../../shared/verifications/status.ts';
import { presentFile, type StoredFile } from '../files/queries.ts';
import type { ProjectAnswer, ProjectRow } from '../projects/presenter.ts';
import { fr } from '../texts.ts';

export interface AcceptedBy {
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
  now: Date;
}

/** A request as its client sees it: everything of it, and of staff nothing but what they did. */
export function presentTracking({ row, answers, acceptedBy, files, now }: Tracked): TrackingView {
  const { project } = row;
  const { text, by, dueAt, isOverdue } = nextStep(
    {
      status: project.status,
      isMerged: project.mergedIntoId !== null,
      submittedAt: project.submittedAt,
      publishedAt: project.publishedAt,
      acceptedAt: acceptedBy.at(-1)?.acceptedAt ?? null,
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
      address: project.address,
      desiredStartDate: project.desiredStartDate,
      preferredContactDays: project.preferredContactDays,
      preferredHoursRange: project.preferredHoursRange,
    },
    enterprises: isClosed(project.status) ? [] : acceptedBy.map(presentEnterprise),
    files: files.map((file) => presentFile(file, 'whole')),
  };
}

const presentEnterprise = ({ acceptedAt, ...enterprise }: AcceptedBy) => ({
  ...enterprise,
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
