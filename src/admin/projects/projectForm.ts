import { formatPhone } from '../../shared/format/phone.ts';
import { hourRanges, OTHER } from '../../shared/projects/options.ts';
import { type UpdateProject, updateProjectSchema } from '../../shared/projects/schemas.ts';
import type { ProjectView } from '../../shared/projects/views.ts';

/** What the agent's form holds: text as it is typed, and the hour range in two fields, the option and the words of 'Autre'. */
export interface ProjectValues {
  id: string;
  serviceId: string;
  description: string;
  address: string;
  cityId: string;
  districtId: string;
  desiredStartDate: string;
  preferredContactDays: string;
  hoursRangeOption: string;
  hoursRangeText: string;
  phoneNumber: string;
  email: string;
  language: string;
  budget: string;
}

export type FieldErrors = Record<string, string>;

export function valuesOf(project: ProjectView): ProjectValues {
  const range = project.preferredHoursRange;
  const isOption = range === '' || hourRanges.some(({ value }) => value === range);
  return {
    id: project.id,
    serviceId: project.service?.id ?? '',
    description: project.description,
    address: project.address ?? '',
    cityId: project.cityId,
    districtId: project.districtId,
    desiredStartDate: project.desiredStartDate,
    preferredContactDays: project.preferredContactDays,
    hoursRangeOption: isOption ? range : OTHER,
    hoursRangeText: isOption ? '' : range,
    phoneNumber: formatPhone(project.phoneNumber ?? ''),
    email: project.email ?? '',
    language: project.language?.value ?? '',
    budget: project.budget === null ? '' : String(project.budget),
  };
}

/** What the server is sent. `updatedAt` is that of the version the agent looked at, so that nobody's work is overwritten. */
export function updateOf(values: ProjectValues, agentId: string, updatedAt: string) {
  const { hoursRangeOption, hoursRangeText, budget, ...same } = values;
  return {
    ...same,
    agentId,
    updatedAt,
    preferredHoursRange: hoursRangeOption === OTHER ? hoursRangeText : hoursRangeOption,
    budget: budget === '' ? null : Number(budget),
  } satisfies Record<keyof UpdateProject, unknown>;
}

/**
 * Text keys by field, or none. Beside the shared schema: a start date that is changed is tomorrow at the earliest
 * (specification §5), and a free request keeps its description. `tomorrow` as `YYYY-MM-DD`.
 */
export function validateProject(values: ProjectValues, project: ProjectView, tomorrow: string): FieldErrors {
  const errors: FieldErrors = {};
  const parsed = updateProjectSchema.safeParse(updateOf(values, project.id, project.updatedAt));
  for (const issue of parsed.error?.issues ?? []) {
    errors[fieldFor(String(issue.path[0]), values)] ??= issue.message;
  }
  if (
    values.desiredStartDate !== project.desiredStartDate &&
    values.desiredStartDate &&
    values.desiredStartDate < tomorrow
  ) {
    errors.desiredStartDate = 'projects.startDateTooEarly';
  }
  if (values.description.trim() === '' && project.questionResponses.length === 0) {
    errors.description = 'projects.descriptionRequired';
  }
  return errors;
}

/** The form's field for a field of the API. */
export function fieldFor(apiField: string, { hoursRangeOption }: ProjectValues): string {
  if (apiField !== 'preferredHoursRange') return apiField;
  return hoursRangeOption === OTHER ? 'hoursRangeText' : 'hoursRangeOption';
}
