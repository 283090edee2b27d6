import type { ClientRegistration } from '../../../../shared/auth/schemas.ts';
import type { DetailName } from '../../../../shared/projects/details.ts';
import type { TextKey } from '../../../../shared/texts.ts';

type PersonField = Exclude<keyof ClientRegistration, 'isSubmission' | 'isNameSpoken'>;

/** The hour range is in two fields: the option, and the words typed for 'Autre'. */
export type DraftField = DetailName | 'preferredHoursRangeOption' | PersonField;

/** The name of the chosen id is stored beside it, to be shown without a network. */
export type NameField = 'cityName' | 'districtName' | 'languageName';

interface Field {
  step: 'project' | 'person';
  label: TextKey;
  nameField?: NameField;
  /** The field that another value of this one empties. */
  clears?: 'districtId';
  /** The field whose refusal by the server no longer holds once this one is changed. */
  settles?: DraftField;
  /** The summary leaves it out where it is empty. */
  isExtra?: boolean;
  /** The summary shows it with another one. */
  isPart?: boolean;
}

/** Every field that is typed or chosen, in the order of the form. All are texts, and empty in a new draft. */
export const fields: Readonly<Record<DraftField, Field>> = {
  description: { step: 'project', label: 'wizard.project.description' },
  cityId: { step: 'project', label: 'wizard.project.city', nameField: 'cityName', clears: 'districtId' },
  districtId: { step: 'project', label: 'wizard.project.district', nameField: 'districtName' },
  address: { step: 'project', label: 'wizard.project.address', settles: 'landmark' },
  landmark: { step: 'project', label: 'wizard.project.landmark', settles: 'address', isExtra: true },
  plusCode: { step: 'project', label: 'wizard.project.position', settles: 'address', isExtra: true },
  desiredStartDate: { step: 'project', label: 'wizard.project.startDate' },
  preferredContactDays: { step: 'project', label: 'wizard.project.contactDays' },
  preferredHoursRangeOption: {
    step: 'project',
    label: 'wizard.project.hoursRange',
    settles: 'preferredHoursRange',
  },
  preferredHoursRange: { step: 'project', label: 'wizard.project.hoursOther', isPart: true },
  lastName: { step: 'person', label: 'wizard.person.lastName', settles: 'firstName' },
  firstName: { step: 'person', label: 'wizard.person.firstName', settles: 'lastName' },
  phoneNumber: { step: 'person', label: 'wizard.person.phoneNumber' },
  email: { step: 'person', label: 'wizard.person.email' },
  languageId: { step: 'person', label: 'wizard.person.language', nameField: 'languageName' },
};

const names = Object.keys(fields) as DraftField[];

export const fieldsOf = (step: Field['step']): DraftField[] => names.filter((name) => fields[name].step === step);

export const emptyFields = (): Record<DraftField, string> =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<DraftField, string>;
