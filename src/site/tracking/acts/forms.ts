import type { ComponentType } from 'react';
import type { TrackedAct } from '../../../shared/tracking/acts.ts';
import { trackedActTexts } from '../../../shared/tracking/actTexts.ts';
// What the schemas of the request's form say.
import '../../projects/wizard/texts.ts';
import { registerTexts } from '../../texts.ts';
import { CallForm } from './CallForm.tsx';
import { CancelForm, FoundForm } from './CancelForm.tsx';
import { CloseForm } from './CloseForm.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import { FilesForm } from './FilesForm.tsx';
import { ProblemForm } from './ProblemForm.tsx';
import { ReserveActs } from './ReserveActs.tsx';
import { ExtendForm, ReachableForm } from './SingleActs.tsx';
import type { ActProps } from './useAct.ts';

registerTexts(trackedActTexts);

/** How each act is asked for. */
export const forms: Record<TrackedAct, ComponentType<ActProps>> = {
  answerReachable: ReachableForm,
  callMe: CallForm,
  correct: CorrectForm,
  addFiles: FilesForm,
  extend: ExtendForm,
  found: FoundForm,
  cancel: CancelForm,
  close: CloseForm,
  liftReserve: ReserveActs,
  problem: ProblemForm,
};
