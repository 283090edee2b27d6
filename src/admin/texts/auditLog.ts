import { auditLogTexts } from '../../shared/audit-log/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(auditLogTexts);
