import { projectTexts } from '../../shared/projects/texts.ts';
import { supportTexts } from '../../shared/support/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

// The states of what is found.
addTexts(projectTexts, supportTexts);
