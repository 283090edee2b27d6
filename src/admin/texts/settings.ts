import { settingsAdminTexts } from '../../shared/settings/adminTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(settingsAdminTexts);
