import { useEffect } from 'react';
import { Spinner } from '../ui/Loading.tsx';
import { useGo } from '../useGo.ts';

/** Goes there at once, be it in the back-office. */
export function GoTo({ address }: { address: string }) {
  const go = useGo();
  useEffect(() => go(address), [go, address]);
  return <Spinner />;
}
