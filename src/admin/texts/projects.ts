import { positionTexts } from '../../shared/places/texts.ts';
import { projectAdminTexts } from '../../shared/projects/adminTexts.ts';
import { deskTexts } from '../../shared/projects/deskTexts.ts';
import { detailTexts } from '../../shared/projects/detailTexts.ts';
import { projectFormTexts } from '../../shared/projects/formTexts.ts';
import { projectTexts } from '../../shared/projects/texts.ts';
import { stageTexts } from '../../shared/statistics/stageTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(projectAdminTexts, deskTexts, detailTexts, positionTexts, projectFormTexts, projectTexts, stageTexts);
