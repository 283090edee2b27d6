import type * as z from 'zod/mini';
import { personalInfoSchema } from '../../../../shared/auth/schemas.ts';
import { NO_ID } from '../../../../shared/ids.ts';
import { OTHER } from '../../../../shared/projects/options.ts';
import { submitProjectSchema } from '../../../../shared/projects/schemas.ts';
import { startDateProblem } from '../../../../shared/projects/startDate.ts';
import { personBody, projectBody } from './bodies.ts';
import type { Draft } from './draft.ts';
import { type DraftField, fieldsOf } from './fields.ts';
import { voiceOf } from './voice.ts';

/** What is wrong, by field: a text key, or the server's sentence. In the order of the form. */
export type Problems = Partial<Record<DraftField, string>>;

/** The project step (specification §5): the schema the server uses, and what only the form can know. */
export function projectProblems(draft: Draft, now: Date): Problems {
  const found = issuesOf(submitProjectSchema, { ...projectBody(draft), clientId: NO_ID });
  if (!draft.fromPredefined && draft.description.trim() === '' && !voiceOf(draft, 'description'))
    found.description = 'projects.descriptionRequired';
  const dateProblem = startDateProblem(draft.desiredStartDate, now);
  if (dateProblem) found.desiredStartDate ??= dateProblem;
  // What is not shown yet cannot be wrong yet: the district before a city, the hours before a day.
  if (draft.cityId === '') delete found.districtId;
  if (draft.preferredContactDays === '') delete found.preferredHoursRange;
  if (found.preferredHoursRange && draft.preferredHoursRangeOption !== OTHER) {
    found.preferredHoursRangeOption = found.preferredHoursRange;
    delete found.preferredHoursRange;
  }
  return ordered({ ...draft.refused, ...found }, fieldsOf('project'));
}

/** The personal step (specification §5): one of the two names, typed or said, and a phone number. */
export function personProblems(draft: Draft): Problems {
  const body = personBody(draft);
  const found = issuesOf(personalInfoSchema, body);
  if (!body.lastName && !body.firstName && !body.isNameSpoken) {
    found.lastName = 'auth.lastNameOrFirstNameRequired';
    found.firstName = 'auth.firstNameOrLastNameRequired';
  }
  return ordered({ ...draft.refused, ...found }, fieldsOf('person'));
}

function issuesOf(schema: z.ZodMiniType, body: unknown): Record<string, string> {
  const { error } = schema.safeParse(body);
  const found: Record<string, string> = {};
  for (const issue of error?.issues ?? []) found[String(issue.path[0])] ??= issue.message;
  return found;
}

function ordered(found: Record<string, string>, fields: readonly DraftField[]): Problems {
  const problems: Problems = {};
  for (const field of fields) {
    const message = found[field];
    if (message) problems[field] = message;
  }
  return problems;
}

export const hasProblems = (problems: Problems): boolean => Object.keys(problems).length > 0;
