import { jobAdminTexts } from '../../shared/leads/adminTexts.ts';
import { leadTexts } from '../../shared/leads/texts.ts';
import { projectTexts } from '../../shared/projects/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(jobAdminTexts, leadTexts, projectTexts);
