import { stepUpFetch } from '../../shared/client/stepUpFetch.ts';
import { enrolmentPage } from '../../shared/factors/rules.ts';
import { leaveTo } from './leavePage.ts';

/** The session's `fetch`: a call that asks for a fresh proof waits for the dialog (`factors/ProofDialog.tsx`). */
export const secureFetch = stepUpFetch(() => void leaveTo(enrolmentPage));
