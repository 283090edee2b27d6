import type { RefusalCode } from '../../shared/api/refusalCodes.ts';
import { may } from '../../shared/auth/permissions.ts';
import { isStaff, type Role } from '../../shared/auth/roles.ts';
import type { Holidays } from '../../shared/followUps/workingTime.ts';
import { initialOf } from '../../shared/format/briefName.ts';
import { NO_ID } from '../../shared/ids.ts';
import { seesClient } from '../../shared/leads/status.ts';
import type { Nearness } from '../../shared/projects/nearness.ts';
import type { serviceLevelsAt } from '../../shared/projects/serviceLevel.ts';
import { isClosed, type ProjectState, waitingStates } from '../../shared/projects/status.ts';
import type { ProjectListItem, ProjectView } from '../../shared/projects/views.ts';
import type { acceptances, projects } from '../db/schema/index.ts';
import { presentNextAct } from '../leads/nextAct.ts';
import { presentDetails, shownText } from './details.ts';

/**
 * For whom a project is shown. Contact details are for staff, the client, and a contractor who accepted and works on it
 * still (`seesClient`, design §6, §10).
 */
export type ProjectAudience = 'staff' | 'client' | 'accepted' | 'contractor';

type Project = typeof projects.$inferSelect;
type Lead = typeof acceptances.$inferSelect;

/** What a list shows of a project, or decides by what it shows, with the names of what it points at (`findListed`). */
export interface ListedProject {
  project: Pick<
    Project,
    | 'id'
    | 'reference'
    | 'status'
    | 'clientId'
    | 'serviceId'
    | 'cityId'
    | 'districtId'
    | 'plusCode'
    | 'agentId'
    | 'desiredStartDate'
    | 'submittedAt'
    | 'publishedAt'
    | 'extendedAt'
    | 'updatedAt'
    | 'anonymisedAt'
    | 'firstName'
    | 'lastName'
    | 'phoneNumber'
    | 'email'
    | 'description'
    | 'budget'
    | 'acceptanceCount'
  >;
  serviceName: string | null;
  cityName: string;
  cityRegion: string | null;
  cityLatitude: number | null;
  cityLongitude: number | null;
  districtName: string;
  districtLatitude: number | null;
  districtLongitude: number | null;
  agentName: string | null;
  /** The acceptance of the reader's enterprise. */
  lead: Pick<
    Lead,
    'id' | 'stage' | 'stageSince' | 'acceptedAt' | 'plannedFor' | 'releaseAt' | 'reminder' | 'remindAt'
  > | null;
}

/** A project as the queries read it whole. */
export interface ProjectRow extends ListedProject {
  project: Project;
  languageName: string | null;
  lead: Lead | null;
}

export interface ProjectAnswer {
  questionId: string;
  question: string;
  answerId: string;
  answer: string;
  customText: string | null;
}

export interface Circumstances {
  maxQuotes: number;
  /** What an acceptance by the reader would be refused with; null where it may go. */
  refusalCode: RefusalCode | null;
  nearness: Nearness | null;
  distanceKm: number | null;
  acceptancesLeft: number | null;
  levelOf: ReturnType<typeof serviceLevelsAt>;
  holidays: Holidays;
}

export function audienceOf(reader: { id: string; role: Role }, row: ListedProject): ProjectAudience {
  if (row.project.clientId === reader.id) return 'client';
  if (may(reader.role, 'projects.accept')) return row.lead && seesClient(row.lead.stage) ? 'accepted' : 'contractor';
  return isStaff(reader.role) ? 'staff' : 'contractor';
}

export function presentListItem(
  row: ListedProject,
  audience: ProjectAudience,
  circumstances: Circumstances,
): ProjectListItem {
  const { project } = row;
  const mayContact = audience !== 'contractor' && project.anonymisedAt === null;
  return {
    id: project.id,
    reference: project.reference,
    status: shownStatus(project.status, audience),
    service: project.serviceId && row.serviceName ? { id: project.serviceId, nameFr: row.serviceName } : null,
    desiredStartDate: project.desiredStartDate,
    submissionDate: project.submittedAt.toISOString(),
    firstName: project.firstName || null,
    lastName: mayContact ? project.lastName || null : initialOf(project.lastName),
    phoneNumber: mayContact ? project.phoneNumber : null,
    description: shownText(project.description, audience !== 'contractor'),
    cityId: project.cityId,
    cityName: row.cityName,
    districtId: project.districtId ?? NO_ID,
    districtName: row.districtName,
    isAssigned: project.agentId !== null,
    assignedAgentName: audience === 'staff' ? row.agentName : null,
    IsAllowedToBeAccepted: circumstances.refusalCode === null,
    quotesLeft: Math.max(circumstances.maxQuotes - project.acceptanceCount, 0),
    budget: project.budget,
    refusalCode: circumstances.refusalCode,
    updatedAt: project.updatedAt.toISOString(),
    ...presentWait(project, audience, circumstances),
    ...presentLead(row.lead, circumstances.holidays),
    nearness: circumstances.nearness,
    distanceKm: circumstances.distanceKm,
    acceptancesLeft: circumstances.acceptancesLeft,
  };
}

export function presentProject(
  row: ProjectRow,
  answers: readonly ProjectAnswer[],
  audience: ProjectAudience,
  circumstances: Circumstances,
  position: ProjectView['position'],
): ProjectView {
  const { project } = row;
  const mayContact = audience !== 'contractor';
  const isOwnOrStaff = audience === 'staff' || audience === 'client';
  return {
    ...presentListItem(row, audience, circumstances),
    ...presentDetails(project, mayContact),
    position: mayContact ? position : null,
    email: mayContact ? project.email : null,
    language: project.languageId && row.languageName ? { label: row.languageName, value: project.languageId } : null,
    questionResponses: presentAnswers(answers, mayContact),
    spokenFields: isOwnOrStaff ? project.spokenFields : [],
    sharesVoice: isOwnOrStaff && project.sharesVoice,
    agentId: audience === 'staff' ? project.agentId : null,
    clientId: audience === 'staff' ? project.clientId : null,
    closing: audience === 'staff' && isClosed(project.status) ? presentClosing(project) : null,
    mergedIntoId: audience === 'staff' ? project.mergedIntoId : null,
  };
}

function presentWait(project: ListedProject['project'], audience: ProjectAudience, { levelOf }: Circumstances) {
  const since = audience === 'staff' ? waitingSince(project) : null;
  const level = levelOf({ status: project.status, waitingSince: since });
  return { waitingSince: since, serviceLevel: level ?? null };
}

function presentLead(lead: ListedProject['lead'], holidays: Holidays) {
  if (!lead) return { leadId: null, stage: null, acceptedAt: null, nextAct: null };
  const { id: leadId, stage, acceptedAt } = lead;
  return { leadId, stage, acceptedAt: acceptedAt.toISOString(), nextAct: presentNextAct(lead, holidays) };
}

/** Customer service owes an answer from submission until publication; from then on a first contractor is waited for. */
function waitingSince({
  status,
  submittedAt,
  publishedAt,
  extendedAt,
  acceptanceCount,
}: ListedProject['project']): string | null {
  if ((waitingStates as readonly ProjectState[]).includes(status)) return submittedAt.toISOString();
  return status === 'Available' && acceptanceCount === 0 ? ((extendedAt ?? publishedAt)?.toISOString() ?? null) : null;
}

function presentClosing({ closingReason, closingNote, closedAt }: ProjectRow['project']) {
  return { reason: closingReason, note: closingNote, closedAt: closedAt?.toISOString() ?? null };
}

/** To a contractor who accepted it, a project is `Accepted` whatever quotes are left (design §7). */
function shownStatus(status: ProjectState, audience: ProjectAudience): ProjectState {
  return audience === 'accepted' && status === 'Available' ? 'Accepted' : status;
}

function presentAnswers(answers: readonly ProjectAnswer[], mayContact: boolean): ProjectView['questionResponses'] {
  const byQuestion = Map.groupBy(answers, (answer) => answer.questionId);
  return [...byQuestion.values()].map((given) => ({
    id: given[0]?.questionId ?? '',
    nameFr: given[0]?.question ?? '',
    responses: given.map(({ answerId, answer, customText }) => ({
      id: answerId,
      nameFr: answer,
      customResponseText: customText === null ? null : shownText(customText, mayContact),
    })),
  }));
}
