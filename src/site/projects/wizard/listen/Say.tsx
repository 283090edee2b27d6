import { Children, isValidElement, type ReactNode, useId } from 'react';
import { listenTexts } from '../../../../shared/projects/listenTexts.ts';
import { registerTexts, t } from '../../../texts.ts';
import { addShapes, Icon } from '../../../ui/Icon.tsx';
import { listenShapes } from '../../../ui/listenShapes.ts';
import { useStore } from '../../../useStore.ts';
import styles from './Listen.module.css';
import { heard, press, type Sayable, spokenOf } from './player.ts';

registerTexts(listenTexts);
addShapes(listenShapes);

export interface SayProps {
  /** What is said, where it is other than what is shown. */
  spoken?: readonly Sayable[] | undefined;
  /** What is shown. */
  children?: ReactNode;
}

/** The one button of a line: says it, or stops. */
export function Say({ spoken, children }: SayProps) {
  const id = useId();
  const said = (spoken ?? wordsIn(children)).map(spokenOf);
  const { playing, silent } = useStore(heard, heard.get());
  const isPlaying = playing === id;
  const words = said.map((one) => one.words).join(', ');
  if (!words) return null;
  return (
    <span className={styles.say}>
      <button
        type="button"
        className={isPlaying ? styles.playing : styles.button}
        aria-label={t(isPlaying ? 'listen.stopOf' : 'listen.playOf', { words })}
        onClick={() => void press(id, said)}
      >
        <Icon name={isPlaying ? 'stop' : 'speaker'} />
      </button>
      <span role="status" className={styles.silent}>
        {silent === id && t('listen.silent')}
      </span>
    </span>
  );
}

/** The sentences that are shown, in their order. */
const wordsIn = (shown: ReactNode): string[] =>
  Children.toArray(shown).flatMap((part) => {
    if (!isValidElement<{ 'aria-label'?: string; children?: ReactNode }>(part)) return String(part).trim() || [];
    return part.props['aria-label'] ?? wordsIn(part.props.children);
  });
