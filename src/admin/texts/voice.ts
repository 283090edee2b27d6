import { voiceAdminTexts } from '../../shared/files/voiceAdminTexts.ts';
import { voiceTexts } from '../../shared/files/voiceTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(voiceTexts, voiceAdminTexts);
