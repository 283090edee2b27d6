import { soundAdminTexts } from '../../shared/sounds/adminTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';
import './pictures.ts';
import './voice.ts';

addTexts(soundAdminTexts);
