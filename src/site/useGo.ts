import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressedApp } from './auth/destination.ts';

/** Goes on to an address of the product: within the site without loading a page, to the back-office by a full load. */
export function useGo(): (address: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (address) => {
      if (addressedApp(address) === 'admin') location.replace(address);
      else void navigate(address, { replace: true });
    },
    [navigate],
  );
}
