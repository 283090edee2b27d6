import { commonTexts } from '../../shared/common/texts.ts';
import { layoutTexts } from '../../shared/layout/texts.ts';
import { registerTexts } from '../texts.ts';
import { addShapes } from './Icon.tsx';
import { moreShapes } from './moreShapes.ts';

// The texts and icons that neither the page frame nor the first screen of the home page needs. Imported for its effect
// by
// every module that is loaded later and uses them.
registerTexts(commonTexts);
registerTexts(layoutTexts);
addShapes(moreShapes);
