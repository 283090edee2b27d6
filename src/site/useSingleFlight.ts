import { useRef, useState } from 'react';

/** One call at a time: presses while it is under way count for nothing. */
export function useSingleFlight(act: () => Promise<void>): { isBusy: boolean; run: () => void } {
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const run = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    await act().finally(() => {
      isUnderWay.current = false;
      setIsBusy(false);
    });
  };
  return { isBusy, run: () => void run() };
}
