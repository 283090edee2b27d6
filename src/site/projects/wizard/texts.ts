import { authTexts } from '../../../shared/auth/texts.ts';
import { nameTexts } from '../../../shared/common/nameTexts.ts';
import { projectTexts } from '../../../shared/projects/texts.ts';
import { wizardTexts } from '../../../shared/projects/wizardTexts.ts';
import { registerTexts } from '../../texts.ts';

registerTexts(wizardTexts);
registerTexts(projectTexts);
registerTexts(authTexts);
registerTexts(nameTexts);
