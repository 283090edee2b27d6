import { packageAdminTexts } from '../../shared/packages/adminTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(packageAdminTexts);
