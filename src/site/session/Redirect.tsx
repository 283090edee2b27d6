import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Spinner } from '../ui/Loading.tsx';
import { applicationAt } from './loginState.ts';

/** Goes on to an address of the product: within the site without loading a page, to the back-office by a full load. */
export function useRedirect(): (address: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (address) => {
      if (applicationAt(address) === 'admin') location.replace(address);
      else void navigate(address, { replace: true });
    },
    [navigate],
  );
}

/** Goes there at once, be it in the back-office. */
export function Redirect({ address }: { address: string }) {
  const go = useRedirect();
  useEffect(() => go(address), [go, address]);
  return <Spinner />;
}
