import { pictureTexts } from '../../shared/pictures/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(pictureTexts);
