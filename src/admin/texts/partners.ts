import { imageTexts } from '../../shared/images/texts.ts';
import { partnerAdminTexts } from '../../shared/partners/adminTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(imageTexts, partnerAdminTexts);
