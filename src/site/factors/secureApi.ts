import { createApi } from '../../shared/client/api.ts';
import { stepUpFetch } from '../../shared/client/stepUpFetch.ts';
import { enrolmentPage } from '../../shared/factors/rules.ts';

/** For calls that may ask for a fresh proof: the page that makes them shows `ProofDialog`. */
export const secureApi = createApi(stepUpFetch(() => location.assign(enrolmentPage)));
