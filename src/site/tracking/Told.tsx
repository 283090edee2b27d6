import { useEffect, useRef } from 'react';
import { Alert } from '../ui/Alert.tsx';
import styles from './Acts.module.css';

/** What was just done, in a message that takes the focus: the button that was pressed may be gone. */
export function Told({ done }: { done: { words: string } | undefined }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) message.current?.focus();
  }, [done]);
  return (
    <div ref={message} tabIndex={-1} role="status" className={styles.told}>
      {done && <Alert tone="success">{done.words}</Alert>}
    </div>
  );
}
