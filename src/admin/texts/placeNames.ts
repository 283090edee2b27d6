import { placeAdminTexts } from '../../shared/catalog/placeAdminTexts.ts';
import { placeNameTexts } from '../../shared/places/adminTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(placeAdminTexts, placeNameTexts);
