import { useSyncExternalStore } from 'react';

/** From here on the table has room; one of the breakpoints of the specification §9. */
const WIDE = '(min-width: 993px)';

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
