import { type Step, stepRules } from '../../shared/followUps/steps.ts';
import { workedFrom } from '../../shared/followUps/workingTime.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { cancellationReasons, rejectionReasons } from '../../shared/projects/closing.ts';
import { contactDays, hourRanges, OTHER } from '../../shared/projects/options.ts';
import type { ProjectState } from '../../shared/projects/status.ts';
import type { projectAnswers, projects, users } from '../db/schema/index.ts';
import type { Catalog, CatalogService } from './catalog.ts';
import { freeDescriptions } from './content/freeDescriptions.ts';
import type { Random } from './random.ts';
import { sampleAddress, sampleEmail, samplePerson, samplePhone } from './samples.ts';
import { DAY, HOUR, later } from './time.ts';

export type NewProject = typeof projects.$inferInsert & { id: string; submittedAt: Date };
type NewAnswer = typeof projectAnswers.$inferInsert;
type NewUser = typeof users.$inferInsert;

export interface RequestPlan {
  id: string;
  reference: string;
  clientId: string;
  status: ProjectState;
  submittedAt: Date;
  now: Date;
  city: Catalog['cities'][number];
  service: CatalogService;
  agentId: string;
}

export interface SampleRequest {
  client: NewUser;
  project: NewProject;
  answers: NewAnswer[];
}

const publishedStates: readonly ProjectState[] = ['Available', 'Accepted', 'Hired', 'Done'];
const ownWords = ['à voir sur place', 'je préfère en parler au téléphone', 'modèle déjà choisi', 'un peu de tout'];
const ownHours = ['Entre 13h et 14h', 'Avant 8h00', 'Après la prière de 16h'];

/** A client's request in the given state, with all that the state requires; nobody has accepted it yet. */
export function sampleRequest(random: Random, catalog: Catalog, plan: RequestPlan): SampleRequest {
  const { service, submittedAt, status } = plan;
  const person = samplePerson(random);
  const contact = {
    ...person,
    phoneNumber: samplePhone(random),
    email: random.chance(0.35) ? sampleEmail(random, person) : null,
  };
  const isPublished = publishedStates.includes(status);
  const fromPredefined = service.questions.length > 0 && random.chance(0.6);
  const isCategorised = fromPredefined || isPublished;
  const publishedAt = isPublished
    ? later(submittedAt, Math.min(random.between(8, 37) * HOUR, elapsed(plan) * 0.5))
    : null;
  const updatedAt = publishedAt ?? later(submittedAt, status === 'Submitted' ? 0 : Math.min(HOUR, elapsed(plan) * 0.3));
  const takenAt = status === 'Submitted' ? null : later(submittedAt, Math.min(sampleWait(random), elapsed(plan) * 0.2));
  const district = random.pick(plan.city.districts);

  return {
    client: { id: plan.clientId, role: 'Client', ...contact, createdAt: submittedAt },
    project: {
      id: plan.id,
      reference: plan.reference,
      clientId: plan.clientId,
      status,
      serviceId: isCategorised ? service.id : null,
      cityId: plan.city.id,
      districtId: district.id,
      address: sampleAddress(random),
      description:
        fromPredefined && random.chance(0.3)
          ? ''
          : random.pick(isCategorised ? service.descriptions : freeDescriptions),
      desiredStartDate: isoDate(later(submittedAt, random.between(2, 45) * DAY)),
      preferredContactDays: random.pick(contactDays),
      preferredHoursRange: sampleHours(random),
      ...contact,
      languageId: random.chance(0.7) ? random.pick(catalog.languageIds) : null,
      fromPredefined,
      budget: isPublished && random.chance(0.5) ? sampleBudget(random) : null,
      agentId: status === 'Submitted' ? null : plan.agentId,
      submittedAt,
      takenAt,
      publishedAt,
      updatedAt,
      ...closing(status, updatedAt),
      ...stepIn(plan),
    },
    answers: fromPredefined ? sampleAnswers(random, plan.id, service) : [],
  };
}

/** Why it is over, where it is; the reasons that need no words in turn. */
function closing(status: ProjectState, closedAt: Date): Partial<NewProject> {
  const reasons = status === 'Rejected' ? rejectionReasons : status === 'Cancelled' ? cancellationReasons : undefined;
  if (!reasons) return {};
  return { closedAt, closingReason: reasons[closedAt.getTime() % (reasons.length - 1)] ?? reasons[0] };
}
/**
 * The first step of the state, due within the next days, in working time. A trigger takes it from a request that is
 * over.
 */
const entrySteps: Partial<Record<ProjectState, Step>> = {
  Submitted: 'Check',
  Assigned: 'Check',
  Available: 'Find',
  Accepted: 'Contact',
  Hired: 'Work',
};

function stepIn(plan: RequestPlan) {
  const nextStep = entrySteps[plan.status] ?? 'Resolve';
  const nextStepAt = workedFrom(later(plan.now, HOUR + (elapsed(plan) % (4 * DAY))));
  return { nextStep, nextStepBy: stepRules[nextStep].by, nextStepAt, stepSince: plan.submittedAt };
}

/** Most are taken within the hour, those of the night in the morning: at most seven hours. */
const sampleWait = (random: Random): number => random.next() ** 3 * 7 * HOUR;

const elapsed = (plan: RequestPlan) => Math.max(0, plan.now.getTime() - plan.submittedAt.getTime());

function sampleHours(random: Random): string {
  const range = random.pick(hourRanges).value;
  return range === OTHER ? random.pick(ownHours) : range;
}

/** Most jobs are small; a few pass what the smaller packages allow. GNF. */
function sampleBudget(random: Random): number {
  const ceiling = random.weighted({ '4000000': 5, '14000000': 4, '38000000': 2, '120000000': 1 });
  return 50_000 * random.between(4, Number(ceiling) / 50_000);
}

function sampleAnswers(random: Random, projectId: string, service: CatalogService): NewAnswer[] {
  return service.questions.flatMap((question, questionIndex) =>
    random.sample(question.answers, question.type === 'radio' ? 1 : random.between(1, 2)).map((answer) => ({
      projectId,
      questionIndex,
      questionId: question.id,
      answerId: answer.id,
      customText: answer.nameFr === OTHER ? random.pick(ownWords) : null,
    })),
  );
}
