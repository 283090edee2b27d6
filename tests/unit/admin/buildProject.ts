import { valuesOf } from '../../../src/admin/projects/projectForm.ts';
import { type DetailName, detailViews } from '../../../src/shared/projects/details.ts';
import type { ProjectView } from '../../../src/shared/projects/views.ts';

const id = (last: number) => `0199c0de-0000-7000-8000-${String(last).padStart(12, '0')}`;

/** A detail that no line below names was not given. */
const noDetails: object = Object.fromEntries(Object.keys(detailViews).map((name) => [name, null]));

/** A project as the server shows it to an agent. */
export function buildProjectView(overrides: Partial<ProjectView> = {}): ProjectView {
  return {
    ...(noDetails as Pick<ProjectView, DetailName>),
    id: id(1),
    reference: 'OA-7K3P9Q',
    status: 'Assigned',
    service: { id: id(2), nameFr: 'Peinture' },
    desiredStartDate: '2026-12-01',
    submissionDate: '2026-11-20T10:00:00.000Z',
    firstName: 'Hadja',
    lastName: 'Diallo',
    phoneNumber: '+224620112233',
    description: 'Repeindre deux chambres',
    cityId: id(3),
    cityName: 'Conakry',
    districtId: id(4),
    districtName: 'Dixinn',
    isAssigned: true,
    assignedAgentName: 'Ibrahima Camara',
    IsAllowedToBeAccepted: false,
    quotesLeft: 3,
    email: null,
    address: 'Portail vert',
    preferredContactDays: 'Lundi',
    preferredHoursRange: '09h00-12h00',
    language: null,
    questionResponses: [],
    spokenFields: [],
    sharesVoice: false,
    budget: null,
    agentId: id(5),
    clientId: id(6),
    updatedAt: '2026-11-20T11:00:00.000Z',
    waitingSince: '2026-11-20T10:00:00.000Z',
    serviceLevel: 'due',
    closing: null,
    mergedIntoId: null,
    refusalCode: null,
    leadId: null,
    stage: null,
    acceptedAt: null,
    nextAct: null,
    nearness: null,
    distanceKm: null,
    position: null,
    acceptancesLeft: null,
    ...overrides,
  };
}

export const buildValues = valuesOf;
