import { stageTexts } from '../../shared/statistics/stageTexts.ts';
import { statisticsTexts } from '../../shared/statistics/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(stageTexts, statisticsTexts);
