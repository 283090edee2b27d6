import { tableTexts } from '../../shared/common/tableTexts.ts';
import { registerTexts } from '../texts.ts';

registerTexts(tableTexts);
