import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { t } from '../../../texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { addShapes, Icon } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Loading.tsx';
import { voiceShapes } from '../../../ui/voiceShapes.ts';
import { useSender } from '../sender.ts';
import styles from '../steps/Wizard.module.css';
import { Late, LatePart, partsComeFrom } from './Late.tsx';
import type { Bodies } from './Listen.tsx';
import { ANY_LANGUAGE, listenIn, useListening } from './listening.ts';

addShapes(voiceShapes);
partsComeFrom(() => import('./Listen.tsx'));

/** A step's own body where the form is heard; `children` where it is read. */
export const Listened = <Name extends keyof Bodies>({
  children,
  ...props
}: { body: Name; children: ReactNode } & ComponentProps<Bodies[Name]>) =>
  useListening() ? (
    <Suspense fallback={<Skeleton lines={5} height="3rem" />}>
      <Late {...props} otherwise={children} />
    </Suspense>
  ) : (
    children
  );

/** Turns the mode on; where it is on, the choice of its language, and the way out. */
export function ListenSwitch() {
  const isForClient = useSender()?.kind === 'staff';
  const isOn = useListening();
  // What was pressed goes away with its focus: the switch that takes its place takes the focus too.
  const [isPressed, setIsPressed] = useState(false);
  const listen = (language: string) => {
    setIsPressed(true);
    listenIn(language);
  };
  if (isForClient) return null;
  if (isOn) return <LatePart body="bar" takesFocus={isPressed} onOff={() => listen('')} />;
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
