import { placeAdminTexts } from '../../shared/catalog/placeAdminTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(placeAdminTexts);
