import * as z from 'zod/mini';
import { idField } from '../api/fields.ts';
import { MAX_FILES_PER_PROJECT } from '../files/rules.ts';
import { OTHER } from './options.ts';

/** The details of a request that may be said instead of typed. */
export const spokenDetails = ['description', 'preferredHoursRange', 'clientName'] as const;

/** What a voice note says: one of these details, or the words of an answer 'Autre', named by the answer's id. */
export const spokenField = z.union([z.enum(spokenDetails), idField()]);

export const spokenFields = z.array(spokenField).check(z.maxLength(MAX_FILES_PER_PROJECT));

interface Said {
  /** Absent from what an earlier release wrote. */
  spokenFields?: readonly string[] | undefined;
}

/** Whether a voice note says this field, or is to come. */
export const isSpoken = ({ spokenFields: fields }: Said, field: string): boolean => fields?.includes(field) ?? false;

interface Written extends Said {
  description: string;
  preferredHoursRange: string;
  fromPredefined: boolean;
}

/**
 * What contractors, who read before they accept, would not find: undefined where all that was said is written too. A
 * description is, once anything of the job was said. The client's name keeps nothing from being published.
 */
export function unwrittenField({
  description,
  preferredHoursRange,
  fromPredefined,
  spokenFields: fields = [],
}: Written): 'description' | 'preferredHoursRange' | undefined {
  const isJobSaid = fields.some((field) => field !== 'clientName');
  if (description.trim() === '' && (!fromPredefined || isJobSaid)) return 'description';
  return preferredHoursRange === OTHER ? 'preferredHoursRange' : undefined;
}

interface Named extends Said {
  firstName: string | null;
  lastName: string | null;
}

/** Whether the name is not written: staff hears it, or asks for it. */
export const lacksName = ({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): boolean =>
  !firstName && !lastName;

/** Whether an agent may write the client's name: only where the client did not type it. */
export const mayWriteName = (project: Named): boolean => lacksName(project) || isSpoken(project, 'clientName');
