import { reviewAdminTexts } from '../../shared/reviews/adminTexts.ts';
import { reviewTexts } from '../../shared/reviews/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(reviewAdminTexts, reviewTexts);
