import { useId } from 'react';
import { listenTexts } from '../../../../shared/projects/listenTexts.ts';
import { registerTexts, t } from '../../../texts.ts';
import { addShapes, Icon } from '../../../ui/Icon.tsx';
import { listenShapes } from '../../../ui/listenShapes.ts';
import { useStore } from '../../../useStore.ts';
import styles from './Listen.module.css';
import { heard, press, type Sayable, spokenOf } from './player.ts';

registerTexts(listenTexts);
addShapes(listenShapes);

/** The one button of a line: says it, or stops. */
export function Say({ spoken: said }: { spoken: readonly Sayable[] }) {
  const id = useId();
  const spoken = said.map(spokenOf);
  const { playing, silent } = useStore(heard, heard.get());
  const isPlaying = playing === id;
  const words = spoken.map((one) => one.words).join(', ');
  return (
    <span className={styles.say}>
      <button
        type="button"
        className={isPlaying ? styles.playing : styles.button}
        aria-label={t(isPlaying ? 'listen.stopOf' : 'listen.playOf', { words })}
        onClick={() => void press(id, spoken)}
      >
        <Icon name={isPlaying ? 'stop' : 'speaker'} />
      </button>
      <span role="status" className={styles.silent}>
        {silent === id && t('listen.silent')}
      </span>
    </span>
  );
}
