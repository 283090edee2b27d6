import type { ToastTone } from '../toast.ts';

export interface PlainToast {
  tone: ToastTone;
  text: string;
}

let shown: PlainToast | undefined;
const listeners = new Set<() => void>();

/** Shown by `ToastRegion` until it is closed: nobody has to catch it within 5 s on a bad network. */
export function keepPlainToast(tone: ToastTone, text: string): void {
  set({ tone, text });
}

export function closePlainToast(): void {
  set(undefined);
}

export const plainToast = (): PlainToast | undefined => shown;

export function onPlainToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(toast: PlainToast | undefined): void {
  shown = toast;
  for (const listener of [...listeners]) listener();
}
