import type { Loader } from '../rendering/rendering.ts';

/**
 * With a list, the addresses of what it leads to: its pages then open in one round trip. Where they do not come, the
 * page that is opened asks again and says so.
 */
export const beforeReading = <Part>(list: Loader<Part>): Loader<Part> =>
  Object.assign(
    () => {
      if (!import.meta.env.SSR) import('./ReadRoutes.tsx').catch(() => undefined);
      return list();
    },
    { module: list.module },
  );
