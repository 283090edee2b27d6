import { takeTurn } from './oneSound.ts';
import { createStore, type ReadableStore } from './store.ts';

export interface PlaybackState {
  isPlaying: boolean;
  /** Position, in seconds. */
  at: number;
  /** The last try did not succeed. */
  hasFailed: boolean;
}

export interface Playback extends ReadableStore<PlaybackState> {
  /** Fetches the sound at the first time. */
  play: () => Promise<void>;
  pause: () => void;
  /** What sounds, once it was fetched. */
  element: () => HTMLAudioElement | undefined;
  /** Stops and forgets the sound. */
  close: () => void;
}

/** Plays a recording from its bytes: no plain address of it exists. @param load undefined where they do not come. */
export function createPlayback(load: () => Promise<Blob | undefined>): Playback {
  const { get, set, subscribe } = createStore<PlaybackState>({ isPlaying: false, at: 0, hasFailed: false });
  let sound: HTMLAudioElement | undefined;
  let isClosed = false;
  const fail = () => set({ isPlaying: false, at: sound?.currentTime ?? 0, hasFailed: true });
  const show = () => {
    if (sound) set({ isPlaying: !sound.paused && !sound.ended, at: sound.currentTime, hasFailed: false });
  };
  const open = async (): Promise<HTMLAudioElement | undefined> => {
    if (sound) return sound;
    const bytes = await load();
    if (!bytes || isClosed || sound) return sound;
    sound = new Audio(URL.createObjectURL(bytes));
    for (const event of ['play', 'pause', 'ended', 'timeupdate', 'seeked']) sound.addEventListener(event, show);
    sound.addEventListener('error', fail);
    return sound;
  };
  const pause = () => sound?.pause();
  return {
    get,
    subscribe,
    async play() {
      const opened = await open();
      if (isClosed) return;
      if (!opened) return fail();
      takeTurn(pause);
      // Where it is paused before it began, the promise is broken and nothing has failed.
      await opened.play().catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
      });
    },
    pause,
    element: () => sound,
    close() {
      isClosed = true;
      if (!sound) return;
      sound.pause();
      URL.revokeObjectURL(sound.src);
      sound = undefined;
    },
  };
}
