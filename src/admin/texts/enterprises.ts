import { enterpriseAdminTexts } from '../../shared/enterprises/adminTexts.ts';
import { enterpriseRuleTexts } from '../../shared/enterprises/ruleTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(enterpriseAdminTexts, enterpriseRuleTexts);
