import { useEffect } from 'react';

/** Closing or reloading the page asks first while it `holds` what would be lost. */
export function useAskBeforeUnload(holds: boolean): void {
  useEffect(() => {
    if (!holds) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [holds]);
}
