import type { QuestionItem } from '../../../../shared/catalog/views.ts';
import { NO_ID } from '../../../../shared/ids.ts';
import type { ChosenResponses } from '../../../../shared/projects/schemas.ts';
import { complete, type RecordKey } from '../storage/records.ts';
import { type DraftField, emptyFields, fields, fieldsOf, type NameField } from './fields.ts';

/** A file of the draft; its bytes are a record of their own. `size` in bytes. */
export interface DraftFile {
  id: string;
  name: string;
  type: string;
  size: number;
  /** Of a voice note: the field that it says (`voice.ts`), and its length. */
  voice?: { field: string; seconds: number };
}

/**
 * A request as it is written, over all steps (specification §3). Names beside ids, and the questions as they were
 * asked, are kept so that everything can be read again without a network.
 */
export interface Draft extends Record<DraftField | NameField, string> {
  id: string;
  /** The signed-in person it was begun by, or null: distinguishes an ended session from none. */
  ownerId: string | null;
  /** Somebody whose account was made by a request has none, and is not asked to log in again. */
  ownerHasPassword: boolean;
  /** Where the person was last, to resume there. */
  lastPath: string;
  serviceId: string;
  serviceName: string;
  /** All questions of the service were answered: a description may then be left out. */
  fromPredefined: boolean;
  /** By service, so that looking at another service loses no answer. */
  answers: Record<string, ChosenResponses>;
  questions: Record<string, readonly QuestionItem[]>;
  files: DraftFile[];
  /** Contractors who accept may hear the voice notes. */
  sharesVoice: boolean;
  /** What the server said about a field, until the field is changed; under `request`, what it said of the whole. */
  refused: Record<string, string>;
}

export function emptyDraft(id: string): Draft {
  return {
    ...emptyFields(),
    id,
    ownerId: null,
    ownerHasPassword: false,
    lastPath: '',
    serviceId: NO_ID,
    serviceName: '',
    cityName: '',
    districtName: '',
    languageName: '',
    fromPredefined: false,
    answers: {},
    questions: {},
    files: [],
    sharesVoice: false,
    refused: {},
  };
}

/** Nobody's: the person is asked for again. */
export function emptyPerson(): Partial<Draft> {
  const typed = fieldsOf('person').map((name) => [name, '']);
  return { ...Object.fromEntries(typed), languageName: '', ownerId: null, ownerHasPassword: false };
}

/**
 * Whether it is of an account that is not here: a telephone is often several people's. What somebody without a password
 * wrote is for whoever is on the device.
 */
export const isAnothers = ({ ownerId, ownerHasPassword }: Draft, personId: string | null): boolean =>
  ownerId !== null && ownerHasPassword && ownerId !== personId;

/** A stored draft of any release, in the shape of this one. Undefined where it is no draft. */
export function openDraft(stored: unknown): Draft | undefined {
  return isRecord(stored) ? complete(emptyDraft(stored.id), stored) : undefined;
}

export const isRecord = (stored: unknown): stored is { id: string } =>
  typeof stored === 'object' && stored !== null && 'id' in stored && typeof stored.id === 'string';

export const draftKey: RecordKey<Draft> = { name: 'draft', open: openDraft };

/** Drafts put aside for a request that came back to be corrected. */
export const parkedKey: RecordKey<Draft[]> = {
  name: 'parked',
  open: (stored) => (Array.isArray(stored) ? stored.flatMap((draft) => openDraft(draft) ?? []) : undefined),
};

/** Whether something in it would be missed. */
export function hasContent(draft: Draft): boolean {
  const answered = Object.values(draft.answers).some((responses) => Object.keys(responses).length > 0);
  return answered || draft.files.length > 0 || Object.keys(fields).some((name) => draft[name as DraftField].trim());
}

/** The answers to the questions of the chosen service. */
export const chosenAnswers = (draft: Draft): ChosenResponses => draft.answers[draft.serviceId] ?? {};

/** A change of one field, with what it empties. What the server said about it no longer holds. */
export function setField(draft: Draft, name: DraftField, value: string): Draft {
  const { clears, settles } = fields[name];
  const { request: _, ...refused } = draft.refused;
  for (const settled of [name, clears, settles]) if (settled) delete refused[settled];
  const changed: Draft = { ...draft, [name]: value, refused };
  if (!clears || value === draft[name]) return changed;
  const { nameField } = fields[clears];
  return { ...changed, [clears]: '', ...(nameField ? { [nameField]: '' } : {}) };
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
