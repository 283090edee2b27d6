import type { DetailName } from './details.ts';

/** What staff and contractors read beside each detail of a request; the audit history and the export too. */
export const detailTexts = {
  'resources.projects.fields.description': 'Description',
  'resources.projects.fields.address': 'Adresse',
  'resources.projects.fields.landmark': 'Repère',
  'resources.projects.fields.plusCode': 'Position',
  'resources.projects.fields.cityId': 'Ville',
  'resources.projects.fields.districtId': 'Quartier',
  'resources.projects.fields.desiredStartDate': 'Date de début souhaitée',
  'resources.projects.fields.preferredContactDays': 'Jours de contact préférés',
  'resources.projects.fields.preferredHoursRange': 'Plage horaire préférée',
} as const satisfies Record<`resources.projects.fields.${DetailName}`, string>;
