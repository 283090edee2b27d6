/** Where the API answers: the same origin, unless the build sets another (`VITE_API_URL`). */
export const apiUrl = (path: string): string => `${(import.meta.env.VITE_API_URL ?? '').replace(/\/$/, '')}${path}`;
