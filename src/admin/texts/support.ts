import { supportTexts } from '../../shared/support/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(supportTexts);
