import { useEffect, useState } from 'react';
import { createPlayback } from '../../shared/client/playback.ts';
import { voiceTexts } from '../../shared/files/voiceTexts.ts';
import { formatClock } from '../../shared/format/clock.ts';
import { registerTexts, t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/Field.tsx';
import { addShapes, Icon } from '../ui/Icon.tsx';
import { voiceShapes } from '../ui/voiceShapes.ts';
import { useStore } from '../useStore.ts';
import styles from './VoicePlayer.module.css';

registerTexts(voiceTexts);
addShapes(voiceShapes);

interface VoicePlayerProps {
  id: string;
  /** What is said in it. */
  name: string;
  seconds: number;
  /** Its bytes, asked for when it is first played; undefined where they do not come. */
  load: () => Promise<Blob | undefined>;
  /** It takes the place of what had the focus. */
  takesFocus?: boolean | undefined;
}

/** A voice note to be heard. Nothing is fetched before. */
export function VoicePlayer({ id, name, seconds, load, takesFocus }: VoicePlayerProps) {
  const [playback] = useState(() => createPlayback(load));
  const { isPlaying, at, hasFailed } = useStore(playback, playback.get());
  useEffect(() => () => playback.close(), [playback]);
  return (
    <div className={styles.player}>
      <Button
        autoFocus={takesFocus}
        variant="secondary"
        aria-label={t(isPlaying ? 'voice.pauseOf' : 'voice.playOf', { name })}
        onClick={() => (isPlaying ? playback.pause() : void playback.play())}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
        {t(isPlaying ? 'voice.pause' : 'voice.play')}
      </Button>
      <span className={styles.time}>{t('voice.time', { at: formatClock(at), length: formatClock(seconds) })}</span>
      <FieldError id={id} error={hasFailed ? t('voice.notPlayed') : undefined} />
    </div>
  );
}
