import { serviceAdminTexts } from '../../shared/catalog/serviceAdminTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(serviceAdminTexts);
