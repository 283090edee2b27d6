import { factorAdminTexts } from '../../shared/factors/adminTexts.ts';
import { proofTexts } from '../../shared/factors/proofTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(factorAdminTexts, proofTexts);
