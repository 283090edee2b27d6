import type { ClientRegistration } from '../../../../shared/auth/schemas.ts';
import { realId } from '../../../../shared/ids.ts';
import type { DetailName } from '../../../../shared/projects/details.ts';
import { type ContactDay, OTHER } from '../../../../shared/projects/options.ts';
import { chosenAnswers, type Draft } from './draft.ts';
import { fieldsOf } from './fields.ts';
import { spokenFieldsOf, voiceOf } from './voice.ts';

/** The words sent as the hour range: the option, or for 'Autre' what was typed; 'Autre' itself is refused. */
export function hoursRangeOf(draft: Draft): string {
  const { preferredHoursRangeOption: option, preferredHoursRange: typed } = draft;
  return option === OTHER ? typed.trim() || OTHER : option;
}

/** The project save payload without its client, who may not be known yet (specification §3). */
export function projectBody(draft: Draft) {
  const typed = fieldsOf('project').filter((name) => name !== 'preferredHoursRangeOption');
  const details = Object.fromEntries(typed.map((name) => [name, draft[name].trim()])) as Record<DetailName, string>;
  return {
    ...details,
    // One of the options once the step was passed; the server refuses anything else.
    preferredContactDays: draft.preferredContactDays as ContactDay,
    preferredHoursRange: hoursRangeOf(draft),
    choosenResponses: draft.fromPredefined ? chosenAnswers(draft) : {},
    serviceId: realId(draft.serviceId),
    spokenFields: spokenFieldsOf(draft),
    sharesVoice: draft.sharesVoice,
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
    isNameSpoken: voiceOf(draft, 'clientName') ? true : undefined,
    isSubmission: true as const,
  } satisfies Record<keyof ClientRegistration, unknown>;
}

export type ProjectBody = ReturnType<typeof projectBody>;
export type PersonBody = ReturnType<typeof personBody>;
