import { messageTexts } from '../../shared/messages/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(messageTexts);
