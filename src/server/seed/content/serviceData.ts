import type { PictureName } from '../../../shared/pictures/names.ts';

/** A service with its predefined questions, and what clients write about it. */
export interface ServiceData {
  slug: string;
  nameFr: string;
  group: 'featured' | 'other' | 'specialized';
  isQuickSearch?: boolean;
  /** For who does not read. */
  picture: PictureName;
  questions: readonly QuestionData[];
  /** Descriptions of at most 500 characters. */
  descriptions: readonly string[];
}

export interface QuestionData {
  nameFr: string;
  type: 'radio' | 'checkbox';
  answers: readonly string[];
}

export const oneOf = (nameFr: string, ...answers: string[]): QuestionData => ({ nameFr, type: 'radio', answers });
export const someOf = (nameFr: string, ...answers: string[]): QuestionData => ({ nameFr, type: 'checkbox', answers });

export const buildingKind = oneOf(
  'De quel type de bâtiment s’agit-il ?',
  'Maison',
  'Appartement',
  'Bureau',
  'Commerce',
  'Autre',
);
export const urgency = oneOf(
  'Quand souhaitez-vous commencer ?',
  'Le plus tôt possible',
  'Dans le mois',
  'Dans les trois mois',
  'Je me renseigne',
);
