import { authTexts } from '../../../shared/auth/texts.ts';
import { nameTexts } from '../../../shared/common/nameTexts.ts';
import { projectFormTexts } from '../../../shared/projects/formTexts.ts';
import { wizardTexts } from '../../../shared/projects/wizardTexts.ts';
import { registerTexts } from '../../texts.ts';

registerTexts(wizardTexts);
registerTexts(projectFormTexts);
registerTexts(authTexts);
registerTexts(nameTexts);
