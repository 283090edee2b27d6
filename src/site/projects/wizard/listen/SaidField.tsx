import { voiceOf } from '../draft/voice.ts';
import { VoiceNote, type VoiceNoteProps } from '../voice/VoiceNote.tsx';
import styles from './Listen.module.css';
import { Say } from './Say.tsx';

/** Says a field, with the line that says how. */
export function SaidField(props: VoiceNoteProps) {
  const note = voiceOf(props.draft, props.field);
  return (
    <div className={styles.line}>
      <VoiceNote {...props} />
      {!note && <Say spoken={['voice-start']} />}
    </div>
  );
}
