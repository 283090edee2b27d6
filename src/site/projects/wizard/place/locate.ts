import type { Point } from '../../../../shared/places/distance.ts';

/** Why there is no position: the person or the browser refused it, or the telephone found none. */
export type LocateFailure = 'refused' | 'absent';

export interface Located extends Point {
  /** Metres around it, within which the telephone is. */
  accuracy: number;
}

/** Longer than a cold receiver takes under an open sky; a prompt that is left alone ends with it too. */
const PATIENCE_MS = 30_000;

/** Takes the position once, as exactly as the telephone can; it needs no network. */
export function locate(): Promise<Located | LocateFailure> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve('absent');
  return new Promise((resolve) => {
    // Some browsers never answer while their prompt is open.
    const timer = setTimeout(() => resolve('absent'), PATIENCE_MS + 1000);
    const settle = (outcome: Located | LocateFailure) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => settle({ latitude, longitude, accuracy }),
      ({ code, PERMISSION_DENIED }) => settle(code === PERMISSION_DENIED ? 'refused' : 'absent'),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 },
    );
  });
}
