import { useState } from 'react';
import { voiceTypeOf } from '../../shared/files/rules.ts';
import { voiceName } from '../../shared/files/voiceName.ts';
import { voiceTexts } from '../../shared/files/voiceTexts.ts';
import type { TrackingView } from '../../shared/tracking/views.ts';
import { trackedVoiceTexts } from '../../shared/tracking/voiceTexts.ts';
import { api } from '../api.ts';
import { VoicePlayer } from '../files/VoicePlayer.tsx';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { useSingleFlight } from '../useSingleFlight.ts';
import styles from './Acts.module.css';
import { actSentence } from './acts/useAct.ts';

registerTexts(voiceTexts);
registerTexts(trackedVoiceTexts);

export interface VoiceNotesProps {
  token: string;
  tracked: TrackingView;
  onChanged: (tracked: TrackingView) => void;
}

/** What the client said: they hear it, and decide who else does. */
export function VoiceNotes({ token, tracked, onChanged }: VoiceNotesProps) {
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useSingleFlight(async () => {
    const answer = await api.post('/tracking/{token}/voice', {
      path: { token },
      body: { shares: !tracked.sharesVoice },
    });
    setProblem(answer.ok ? undefined : actSentence(answer));
    if (answer.ok) onChanged(answer.entity);
  });
  const load = async (fileId: string, extension: string) => {
    const answer = await api.download('/tracking/{token}/files/{fileId}', { path: { token, fileId } });
    return answer.ok ? new Blob([answer.entity], { type: voiceTypeOf(extension) }) : undefined;
  };
  return (
    <section className={styles.form} aria-labelledby="voice">
      <h2 id="voice">{t('trackedVoice.title')}</h2>
      {tracked.files.map(
        ({ id, name, extension, voice }) =>
          voice && (
            <div key={id}>
              <p>{voiceName(name)}</p>
              <VoicePlayer id={id} name={voiceName(name)} seconds={voice.seconds} load={() => load(id, extension)} />
            </div>
          ),
      )}
      {problem && <Alert tone="error">{problem}</Alert>}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={tracked.sharesVoice}
          aria-disabled={isBusy}
          aria-describedby="voice-hint"
          onChange={run}
        />
        <span>{t('voice.agree')}</span>
      </label>
      <p id="voice-hint" role="status">
        {t(tracked.sharesVoice ? 'trackedVoice.shared' : 'trackedVoice.notShared')}
      </p>
    </section>
  );
}
