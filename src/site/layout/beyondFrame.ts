import { commonTexts } from '../../shared/common/texts.ts';
import { layoutTexts } from '../../shared/layout/texts.ts';
import { registerTexts } from '../texts.ts';
import { addShapes } from '../ui/Icon.tsx';
import { moreShapes } from '../ui/moreShapes.ts';

// Sentences and drawings of all that is more than the frame and the first screen of the home page: whatever loads after
// them imports this.
registerTexts(commonTexts);
registerTexts(layoutTexts);
addShapes(moreShapes);
