import { type ComponentType, useEffect, useState } from 'react';
import { t } from '../texts.ts';
import type { VoiceNotesProps } from './VoiceNotes.tsx';

/** What the client said, where they said something; its player comes once the page stands, and where a network is. */
export function LoadedVoiceNotes(props: VoiceNotesProps) {
  const isSpoken = props.tracked.files.some(({ voice }) => voice);
  const [VoiceNotes, setVoiceNotes] = useState<ComponentType<VoiceNotesProps>>();
  const [isUnloaded, setUnloaded] = useState(false);
  useEffect(() => {
    if (!isSpoken) return;
    import('./VoiceNotes.tsx').then(
      (loaded) => setVoiceNotes(() => loaded.VoiceNotes),
      () => setUnloaded(true),
    );
  }, [isSpoken]);
  if (isUnloaded) return <p>{t('tracking.actsOffline')}</p>;
  return isSpoken && VoiceNotes ? <VoiceNotes {...props} /> : null;
}
