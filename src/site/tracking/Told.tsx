import { useEffect } from 'react';
import { Alert } from '../ui/Alert.tsx';
import { useFocusWhen } from '../ui/focus.ts';
import { closeFailure } from '../ui/toast.tsx';
import styles from './Acts.module.css';

interface ToldProps {
  /** `isRefused`: it was not, and what the page shows now is why. */
  done: { words: string; isRefused?: boolean } | undefined;
}

/** What was just done, in a message that takes the focus: the button that was pressed may be gone. */
export function Told({ done }: ToldProps) {
  const message = useFocusWhen(done);
  useEffect(() => {
    if (done && !done.isRefused) closeFailure();
  }, [done]);
  return (
    <div ref={message} tabIndex={-1} role="status" className={styles.told}>
      {done && <Alert tone={done.isRefused ? 'warning' : 'success'}>{done.words}</Alert>}
    </div>
  );
}
