import { useRef, useState } from 'react';

/** One call at a time: presses while it is under way count for nothing. */
export function useSingleFlight<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
): { isBusy: boolean; run: (...args: Args) => void } {
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const run = async (...args: Args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    await act(...args).finally(() => {
      isUnderWay.current = false;
      setIsBusy(false);
    });
  };
  return { isBusy, run: (...args) => void run(...args) };
}
