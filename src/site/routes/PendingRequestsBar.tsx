import { type ComponentType, useEffect, useState } from 'react';
import { useMayHavePending } from '../projects/wizard/outbox/pendingMark.ts';

/**
 * The bar of pending requests, on every page where something is pending; most visitors never load it. A network
 * that cannot bring it is asked again when it returns.
 */
export function PendingRequestsBar() {
  const mayHavePending = useMayHavePending();
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    if (!mayHavePending) return;
    let isWanted = true;
    const load = () => {
      import('../projects/wizard/outbox/OutboxBar.tsx').then(
        ({ OutboxBar }) => isWanted && setBar(() => OutboxBar),
        () => isWanted && addEventListener('online', load, { once: true }),
      );
    };
    load();
    return () => {
      isWanted = false;
      removeEventListener('online', load);
    };
  }, [mayHavePending]);
  return Bar ? <Bar /> : null;
}
