import { createApi } from '../shared/client/api.ts';

/** The site's one client. */
export const api = createApi();
