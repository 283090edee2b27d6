import { fileTexts } from '../../shared/files/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(fileTexts);
