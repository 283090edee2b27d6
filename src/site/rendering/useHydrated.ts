import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and while the browser takes it over; then true. For what only this browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
