import { authorisedFetch, type Fetch } from './authorisedFetch.ts';
import { createStore, type ReadableStore } from './store.ts';

/** A call waits for a proof: the dialog answers whether it was given. */
export interface ProofRequest {
  answer: (isGiven: boolean) => void;
}

const waiting = createStore<ProofRequest | undefined>(undefined);

/** What the application's one dialog follows. */
export const proofRequests: ReadableStore<ProofRequest | undefined> = waiting;

let underWay: Promise<boolean> | undefined;

/** Opens the dialog; calls that come meanwhile wait for the same answer. */
function askForProof(): Promise<boolean> {
  underWay ??= new Promise<boolean>((resolve) => {
    waiting.set({ answer: resolve });
  }).finally(() => {
    underWay = undefined;
    waiting.set(undefined);
  });
  return underWay;
}

/**
 * `authorisedFetch` for calls that may ask for a fresh proof: where the server does, the dialog gets it and the call is
 * repeated once, as it was. Refused as it was where nobody gives one. `onMustEnrol`: the session reaches the enrolment
 * of a second factor alone.
 */
export const stepUpFetch =
  (onMustEnrol: () => void, fetchWith: Fetch = authorisedFetch): Fetch =>
  async (url, init) => {
    const first = await fetchWith(url, init);
    if (first.status !== 403) return first;
    const code = await codeOf(first.clone());
    if (code === 'SECOND_FACTOR_REQUIRED') onMustEnrol();
    if (code !== 'STEP_UP_REQUIRED' || !(await askForProof())) return first;
    await first.body?.cancel();
    return fetchWith(url, init);
  };

async function codeOf(response: Response): Promise<string | undefined> {
  try {
    const body: { code?: string } = await response.json();
    return body.code;
  } catch {
    // A proxy's page: no refusal of ours.
    return undefined;
  }
}
