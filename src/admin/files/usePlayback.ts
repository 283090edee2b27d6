import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPlayback, type Playback, type PlaybackState } from '../../shared/client/playback.ts';

/** A player for as long as it is shown, and what it does now. @param load as `createPlayback` takes it, once. */
export function usePlayback(load: () => Promise<Blob | undefined>): PlaybackState & { playback: Playback } {
  const [playback] = useState(() => createPlayback(load));
  const state = useSyncExternalStore(playback.subscribe, playback.get);
  useEffect(() => () => playback.close(), [playback]);
  return { ...state, playback };
}
