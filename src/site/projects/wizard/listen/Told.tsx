import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import styles from '../steps/Wizard.module.css';
import { useListening } from './listening.ts';
import type { Sayable } from './player.ts';

interface HeardProps {
  spoken: readonly Sayable[];
}

// What does not load says nothing.
const Late = lazy<ComponentType<HeardProps>>(() =>
  import('./Say.tsx').then(
    ({ Say }) => ({ default: Say }),
    () => ({ default: () => null }),
  ),
);

/** The button that says a line; nothing where the form is read. */
export function Heard(props: HeardProps) {
  return (
    useListening() !== '' &&
    props.spoken.length > 0 && (
      <Suspense>
        <Late {...props} />
      </Suspense>
    )
  );
}

/**
 * A line with its button beside it, out of what a screen reader is told of the line; the line alone where the form is
 * read.
 */
export function Told({ spoken, children }: HeardProps & { children: ReactNode }) {
  if (useListening() === '') return children;
  return (
    <div className={styles.action}>
      {children}
      <Heard spoken={spoken} />
    </div>
  );
}

/** A message that stays, with the button that says it. */
export const ToldAlert = ({ spoken, ...alert }: ComponentProps<typeof Alert> & HeardProps) => (
  <Alert {...alert} aside={<Heard spoken={spoken} />} />
);
