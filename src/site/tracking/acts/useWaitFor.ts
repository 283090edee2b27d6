import { useState } from 'react';

/** Work that has to end before a form can be sent: a photo that is picked takes seconds to be made ready. */
export function useWaitFor(): { isWaiting: boolean; waitFor: (work: Promise<void>) => void } {
  const [running, setRunning] = useState(0);
  const waitFor = (work: Promise<void>) => {
    setRunning((count) => count + 1);
    void work.finally(() => setRunning((count) => count - 1));
  };
  return { isWaiting: running > 0, waitFor };
}
