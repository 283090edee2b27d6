import { quoteTexts } from '../../shared/quotes/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(quoteTexts);
