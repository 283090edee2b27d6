import type { QuestionItem } from '../../../../shared/catalog/views.ts';
import { NO_ID } from '../../../../shared/ids.ts';
import type { ChosenResponses } from '../../../../shared/projects/schemas.ts';

/** A file of the draft; its bytes are a record of their own. `size` in bytes. */
export interface DraftFile {
  id: string;
  name: string;
  type: string;
  size: number;
}

/** What is typed in fields, by the name of the field. */
export interface DraftFields {
  description: string;
  cityId: string;
  districtId: string;
  address: string;
  desiredStartDate: string;
  preferredContactDays: string;
  /** The hour range chosen; for 'Autre' the words typed are in `preferredHoursRange`. */
  preferredHoursRangeOption: string;
  preferredHoursRange: string;
  lastName: string;
  firstName: string;
  phoneNumber: string;
  email: string;
  languageId: string;
}

export type DraftField = keyof DraftFields;

/**
 * A request as it is written, over all steps (specification §3). Names beside ids, and the questions as they were
 * asked, are kept so that everything can be read again without a network.
 */
export interface Draft extends DraftFields {
  id: string;
  /** The signed-in person it was begun by, or null: tells an ended session from none. */
  ownerId: string | null;
  /** Where the person was last, to resume there. */
  lastPath: string;
  serviceId: string;
  serviceName: string;
  cityName: string;
  districtName: string;
  languageName: string;
  /** All questions of the service were answered: a description may then be left out. */
  fromPredefined: boolean;
  /** By service, so that looking at another service loses no answer. */
  answers: Record<string, ChosenResponses>;
  questions: Record<string, readonly QuestionItem[]>;
  files: DraftFile[];
  /** What the server said about a field, until the field is changed; under `request`, what it said of the whole. */
  refused: Record<string, string>;
}

export function emptyDraft(id: string): Draft {
  return {
    id,
    ownerId: null,
    lastPath: '',
    serviceId: NO_ID,
    serviceName: '',
    description: '',
    cityId: '',
    cityName: '',
    districtId: '',
    districtName: '',
    address: '',
    desiredStartDate: '',
    preferredContactDays: '',
    preferredHoursRangeOption: '',
    preferredHoursRange: '',
    lastName: '',
    firstName: '',
    phoneNumber: '',
    email: '',
    languageId: '',
    languageName: '',
    fromPredefined: false,
    answers: {},
    questions: {},
    files: [],
    refused: {},
  };
}

const typedFields = [
  'description',
  'cityId',
  'address',
  'desiredStartDate',
  'preferredContactDays',
  'lastName',
  'firstName',
  'phoneNumber',
  'email',
  'languageId',
] as const satisfies readonly DraftField[];

/** Whether there is something in it that somebody would miss. */
export function hasContent(draft: Draft): boolean {
  const answered = Object.values(draft.answers).some((responses) => Object.keys(responses).length > 0);
  return answered || draft.files.length > 0 || typedFields.some((field) => draft[field].trim() !== '');
}

/** The answers to the questions of the chosen service. */
export const chosenAnswers = (draft: Draft): ChosenResponses => draft.answers[draft.serviceId] ?? {};

const decidedTogether: Partial<Record<DraftField, readonly DraftField[]>> = {
  cityId: ['districtId'],
  preferredHoursRangeOption: ['preferredHoursRange'],
  firstName: ['lastName'],
  lastName: ['firstName'],
};

/** A change of one field. What the server said about it no longer holds; another city has other districts. */
export function setField(draft: Draft, field: DraftField, value: string): Draft {
  const { request: _, ...refused } = draft.refused;
  for (const settled of [field, ...(decidedTogether[field] ?? [])]) delete refused[settled];
  const changed = { ...draft, [field]: value, refused };
  return field === 'cityId' && value !== draft.cityId ? { ...changed, districtId: '', districtName: '' } : changed;
}

/** Another service has its own questions; those of this one may have been answered before. */
export function chooseService(draft: Draft, service: { id: string; nameFr: string }): Draft {
  const isSame = draft.serviceId === service.id;
  return {
    ...draft,
    serviceId: service.id,
    serviceName: service.nameFr,
    fromPredefined: isSame && draft.fromPredefined,
  };
}
