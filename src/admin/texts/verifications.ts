import { verificationAdminTexts } from '../../shared/verifications/adminTexts.ts';
import { verificationTexts } from '../../shared/verifications/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(verificationAdminTexts, verificationTexts);
