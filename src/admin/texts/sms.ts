import { smsTexts } from '../../shared/messages/smsTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(smsTexts);
