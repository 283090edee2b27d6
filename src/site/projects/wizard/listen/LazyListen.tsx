import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { t } from '../../../texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { addShapes, Icon } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Loading.tsx';
import { voiceShapes } from '../../../ui/voiceShapes.ts';
import { useSender } from '../sender.ts';
import styles from '../steps/Wizard.module.css';
import type { Bodies } from './Listen.tsx';
import { ANY_LANGUAGE, listenIn, useListening } from './listening.ts';

addShapes(voiceShapes);

/** @param otherwise Stands where the code does not come. */
type LateProps = { body: keyof Bodies; otherwise?: ReactNode };

// One chunk that only this mode loads.
const Late = lazy<ComponentType<LateProps>>(() =>
  import('./Listen.tsx').then(
    ({ Listen }) => ({ default: Listen }),
    () => ({ default: ({ otherwise }) => otherwise }),
  ),
);

/** A step's own body where the form is heard; `children` where it is read. */
export function Listened<Name extends keyof Bodies>({
  children,
  ...props
}: { body: Name; children: ReactNode } & ComponentProps<Bodies[Name]>) {
  if (useListening() === '') return children;
  return (
    <Suspense fallback={<Skeleton lines={5} height="3rem" />}>
      <Late {...props} otherwise={children} />
    </Suspense>
  );
}

/** Turns the mode on; where it is on, the choice of its language, and the way out. */
export function ListenSwitch() {
  const isForClient = useSender()?.kind === 'staff';
  const isOn = useListening() !== '';
  // What was pressed goes away with its focus: the switch that takes its place takes the focus too.
  const [isPressed, setIsPressed] = useState(false);
  const listen = (language: string) => {
    setIsPressed(true);
    listenIn(language);
  };
  if (isForClient) return null;
  if (isOn) {
    const bar = { takesFocus: isPressed, onOff: () => listen('') };
    return (
      <Suspense>
        <Late body="bar" {...bar} />
      </Suspense>
    );
  }
  return (
    <div className={styles.listen}>
      <Button
        variant="secondary"
        aria-describedby="demande-ecouter"
        autoFocus={isPressed}
        onClick={() => listen(ANY_LANGUAGE)}
      >
        <Icon name="speaker" />
        {t('wizard.listen')}
      </Button>
      <small id="demande-ecouter" className={styles.small}>
        {t('wizard.listenHelp')}
      </small>
    </div>
  );
}
