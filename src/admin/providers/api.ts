import { createApi } from '../../shared/client/api.ts';

/** The back-office's one client. */
export const api = createApi();
