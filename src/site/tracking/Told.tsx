import { Alert } from '../ui/Alert.tsx';
import { useFocusWhen } from '../ui/useFocusWhen.ts';
import styles from './Acts.module.css';

/** What was just done, in a message that takes the focus: the button that was pressed may be gone. */
export function Told({ done }: { done: { words: string } | undefined }) {
  const message = useFocusWhen(done);
  return (
    <div ref={message} tabIndex={-1} role="status" className={styles.told}>
      {done && <Alert tone="success">{done.words}</Alert>}
    </div>
  );
}
