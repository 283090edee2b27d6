import { commentTexts } from '../../shared/comments/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(commentTexts);
