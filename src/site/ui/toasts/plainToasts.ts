import { createStore } from '../../../shared/client/store.ts';
import type { ToastTone } from '../toast.ts';

interface PlainToast {
  tone: ToastTone;
  text: string;
}

/** Shown by `ToastRegion` until it is closed: on a bad network 5 s may be too short to read it. */
export const plainToastStore = createStore<PlainToast | undefined>(undefined);
