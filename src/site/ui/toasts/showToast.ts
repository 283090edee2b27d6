import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { toast } from 'react-toastify';
import type { ToastTone } from '../toast.ts';
import { ToastFrame } from './ToastFrame.tsx';

/** Messages that come together are shown one after the other; a later one takes the place of what is left of them. */
const TOGETHER_MS = 500;

let mounted = false;
let lastAt = Number.NEGATIVE_INFINITY;

/** Puts the container on the page with the first message; the library keeps what comes before it stands. */
export function showToast(tone: ToastTone, text: string): void {
  if (!mounted) {
    const host = document.body.appendChild(document.createElement('div'));
    createRoot(host).render(createElement(ToastFrame));
    mounted = true;
  }
  const now = performance.now();
  if (now - lastAt > TOGETHER_MS) {
    toast.clearWaitingQueue();
    toast.dismiss();
  }
  lastAt = now;
  toast[tone](text);
}
