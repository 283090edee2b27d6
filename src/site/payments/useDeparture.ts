import { useEffect, useState } from 'react';
import { isWebAddress } from './webAddress.ts';

interface Departure {
  isLeaving: boolean;
  /** Goes to the provider's page. False for an address that is none. */
  leave: (address: string | null | undefined) => boolean;
}

/** Leaves for the payment page. Whoever comes back by the browser's button finds the page ready to be used again. */
export function useDeparture(): Departure {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const onReturn = () => setIsLeaving(false);
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);
  return {
    isLeaving,
    leave(address) {
      if (!address || !isWebAddress(address, location.origin)) return false;
      setIsLeaving(true);
      location.assign(address);
      return true;
    },
  };
}
