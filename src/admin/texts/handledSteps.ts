import { handledStepsTexts } from '../../shared/handledSteps/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(handledStepsTexts);
