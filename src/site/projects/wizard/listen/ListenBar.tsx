import { useEffect, useState } from 'react';
import type { SoundList } from '../../../../shared/sounds/views.ts';
import { t } from '../../../texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './Listen.module.css';
import { ANY_LANGUAGE, listenIn, useListening } from './listening.ts';
import { press, soundList, stop } from './player.ts';
import { Say } from './Say.tsx';

interface ListenBarProps {
  /** The way out takes the place of the switch that had the focus. */
  takesFocus: boolean;
  onOff: () => void;
}

/** On every step: in which language the form is heard, and the way out. */
export function ListenBar({ takesFocus, onOff }: ListenBarProps) {
  const chosen = useListening();
  const languages = useLanguagesHeard();
  const off = () => {
    stop();
    onOff();
  };
  const choose = (id: string, nameFr: string) => {
    listenIn(id);
    void press(`language ${id}`, [{ words: nameFr, line: t('listen.language') }]);
  };
  const [first] = languages;
  return (
    <section className={styles.bar} aria-label={t('listen.bar')}>
      <div className={styles.line}>
        <span>{t('listen.help')}</span>
        <Say>{t('listen.help')}</Say>
        <Button variant="quiet" onClick={off} aria-label={t('listen.off')} autoFocus={takesFocus}>
          <Icon name="close" />
        </Button>
      </div>
      {languages.length > 1 && (
        <fieldset className={styles.languages} aria-label={t('listen.languages')}>
          {languages.map(({ id, nameFr }) => (
            <button
              key={id}
              type="button"
              className={styles.language}
              aria-pressed={chosen === id || (chosen === ANY_LANGUAGE && id === first?.id)}
              onClick={() => choose(id, nameFr)}
            >
              <Icon name="speaker" />
              {nameFr}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}

/** The languages that have any sound, French first; none until the list has come. */
export function useLanguagesHeard(): SoundList['languages'] {
  const [languages, setLanguages] = useState<SoundList['languages']>([]);
  useEffect(() => {
    void soundList().then((list) => list && setLanguages(list.languages));
  }, []);
  return languages;
}
