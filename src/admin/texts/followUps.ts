import { followUpAdminTexts } from '../../shared/followUps/adminTexts.ts';
import { followUpDeskTexts } from '../../shared/followUps/deskTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(followUpAdminTexts, followUpDeskTexts);
