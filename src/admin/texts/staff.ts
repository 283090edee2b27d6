import { staffTexts } from '../../shared/staff/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(staffTexts);
