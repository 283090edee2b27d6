import { useEffect, useState } from 'react';
import { isWebAddress } from './webAddress.ts';

interface CheckoutRedirect {
  isRedirecting: boolean;
  /** Goes to the provider's page. False for an address that is none. */
  leave: (address: string | null | undefined) => boolean;
}

/** Leaves for the payment page. Whoever comes back by the browser's button finds the page ready to be used again. */
export function useCheckoutRedirect(): CheckoutRedirect {
  const [isRedirecting, setIsRedirecting] = useState(false);
  useEffect(() => {
    const onReturn = () => setIsRedirecting(false);
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);
  return {
    isRedirecting,
    leave(address) {
      if (!address || !isWebAddress(address, location.origin)) return false;
      setIsRedirecting(true);
      location.assign(address);
      return true;
    },
  };
}
