import { privacyAdminTexts } from '../../shared/privacy/adminTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(privacyAdminTexts);
