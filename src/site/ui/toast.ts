import '../layout/beyondFrame.ts';
import { mountToastRegion } from './toasts/mountToastRegion.ts';
import { plainToastStore } from './toasts/plainToasts.ts';

export type ToastTone = 'error' | 'success' | 'warning';

export const toastError = (text: string): Promise<void> => show('error', text);
export const toastSuccess = (text: string): Promise<void> => show('success', text);
export const toastWarning = (text: string): Promise<void> => show('warning', text);

/**
 * One message at the top right for 5 s (specification §4). The library comes with the first message; where the
 * network cannot bring it, the same words are shown plainly, so that no message is lost.
 */
async function show(tone: ToastTone, text: string): Promise<void> {
  try {
    const { showToast } = await import('./toasts/showToast.ts');
    showToast(tone, text);
  } catch {
    plainToastStore.set({ tone, text });
    mountToastRegion();
  }
}
