import { enterpriseFiguresTexts } from '../../shared/enterpriseFigures/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(enterpriseFiguresTexts);
