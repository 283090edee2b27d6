import { listTexts } from '../../shared/admin/listTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(listTexts);
