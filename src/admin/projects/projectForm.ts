import { readAmount } from '../../shared/format/money.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { realId } from '../../shared/ids.ts';
import { type DetailName, detailFields, tellsPlace } from '../../shared/projects/details.ts';
import { hourRanges, OTHER } from '../../shared/projects/options.ts';
import { type UpdateProject, updateProjectSchema } from '../../shared/projects/schemas.ts';
import { isSpoken } from '../../shared/projects/spoken.ts';
import { startDateProblem } from '../../shared/projects/startDate.ts';
import type { ProjectView } from '../../shared/projects/views.ts';

/**
 * What the agent's form holds, as text. The hour range is in two fields: the option, and the words typed for 'Autre'.
 */
export type ProjectValues = Record<
  Exclude<keyof UpdateProject, 'agentId' | 'updatedAt'> | 'preferredHoursRangeText',
  string
>;

export type FieldErrors = Record<string, string>;

const detailNames = Object.keys(detailFields) as DetailName[];

export function valuesOf(project: ProjectView): ProjectValues {
  const details = Object.fromEntries(detailNames.map((name) => [name, project[name] ?? '']));
  const range = project.preferredHoursRange;
  const isOption = range === '' || hourRanges.some(({ value }) => value === range);
  return {
    ...(details as Record<DetailName, string>),
    districtId: realId(project.districtId) ?? '',
    id: project.id,
    serviceId: project.service?.id ?? '',
    preferredHoursRange: isOption ? range : OTHER,
    preferredHoursRangeText: isOption ? '' : range,
    firstName: project.firstName ?? '',
    lastName: project.lastName ?? '',
    phoneNumber: formatPhone(project.phoneNumber ?? ''),
    email: project.email ?? '',
    language: project.language?.value ?? '',
    budget: project.budget === null ? '' : String(project.budget),
  };
}

/** The body of the update. `updatedAt` is that of the version the agent looked at: a later one raises STALE. */
export function updateOf(values: ProjectValues, agentId: string, updatedAt: string) {
  const { preferredHoursRangeText, budget, ...same } = values;
  return {
    ...same,
    agentId,
    updatedAt,
    preferredHoursRange: same.preferredHoursRange === OTHER ? preferredHoursRangeText : same.preferredHoursRange,
    budget: budget.trim() === '' ? null : readAmount(budget),
  } satisfies Record<keyof UpdateProject, unknown>;
}

/**
 * Text keys by field, or none. Beside the shared schema: a start date that is changed is tomorrow at the earliest
 * (specification §5), and a free request keeps its description, said or written.
 */
export function validateProject(values: ProjectValues, project: ProjectView, now: Date): FieldErrors {
  const errors: FieldErrors = {};
  const parsed = updateProjectSchema.safeParse(updateOf(values, project.id, project.updatedAt));
  for (const issue of parsed.error?.issues ?? []) {
    errors[fieldFor(String(issue.path[0]), values)] ??= issue.message;
  }
  if (values.desiredStartDate !== project.desiredStartDate) {
    const problem = startDateProblem(values.desiredStartDate, now);
    if (problem) errors.desiredStartDate ??= problem;
  }
  const { address, landmark, plusCode } = values;
  const place = { address: address.trim(), landmark: landmark.trim(), plusCode: plusCode.trim() };
  if (!tellsPlace(place)) errors.address ??= 'projects.addressRequired';
  const isTold = project.questionResponses.length > 0 || isSpoken(project, 'description');
  if (values.description.trim() === '' && !isTold) {
    errors.description = 'projects.descriptionRequired';
  }
  return errors;
}

/** The form's field for a field of the API. */
export function fieldFor(apiField: string, { preferredHoursRange }: ProjectValues): string {
  const isTyped = apiField === 'preferredHoursRange' && preferredHoursRange === OTHER;
  return isTyped ? 'preferredHoursRangeText' : apiField;
}
