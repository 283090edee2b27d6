import { controlTexts } from '../../shared/common/controlTexts.ts';
import { registerTexts } from '../texts.ts';

registerTexts(controlTexts);
