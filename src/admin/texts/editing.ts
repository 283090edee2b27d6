import { editingTexts } from '../../shared/editing/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(editingTexts);
