import { absenceTexts } from '../../shared/absences/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(absenceTexts);
