import { realId } from '../../../../shared/ids.ts';
import { type ContactDay, OTHER } from '../../../../shared/projects/options.ts';
import { chosenAnswers, type Draft } from './draft.ts';

/** The words sent as the hour range: the option, or for 'Autre' what was typed, which is optional. */
export function hoursRangeOf(draft: Draft): string {
  const { preferredHoursRangeOption: option, preferredHoursRange: typed } = draft;
  return option === OTHER ? typed.trim() || OTHER : option;
}

/** The project save payload without its client, who may not be known yet (specification §3). */
export function projectBody(draft: Draft) {
  return {
    description: draft.description.trim(),
    address: draft.address.trim(),
    desiredStartDate: draft.desiredStartDate,
    // One of the options once the step was passed; the server refuses anything else.
    preferredContactDays: draft.preferredContactDays as ContactDay,
    preferredHoursRange: hoursRangeOf(draft),
    choosenResponses: draft.fromPredefined ? chosenAnswers(draft) : {},
    serviceId: realId(draft.serviceId),
    cityId: draft.cityId,
    districtId: draft.districtId,
  };
}

/** The body of the client's registration by submission (specification §3). */
export function personBody(draft: Draft) {
  return {
    email: draft.email.trim() || undefined,
    firstName: draft.firstName.trim() || undefined,
    lastName: draft.lastName.trim() || undefined,
    languageId: realId(draft.languageId),
    phoneNumber: draft.phoneNumber.trim(),
    isSubmission: true as const,
  };
}

export type ProjectBody = ReturnType<typeof projectBody>;
export type PersonBody = ReturnType<typeof personBody>;
