/** The parts of a drawn page that come to life each on its own; a press on a button waits for both. */
const waiting = new Set(['page', 'bar']);
let kept: HTMLElement | undefined;

/**
 * Until the server's HTML answers, keeps the last press on a button, and repeats it then: on a slow phone people press
 * what they see. Links need no waiting.
 */
export function holdEarlyClicks(): void {
  if (!document.getElementById('main-navigation')) waiting.delete('bar');
  addEventListener('click', keep, { capture: true });
}

function keep(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  kept = button;
}

export function markHydrated(part: 'page' | 'bar'): void {
  if (!waiting.delete(part) || waiting.size > 0) return;
  removeEventListener('click', keep, { capture: true });
  kept?.click();
  kept = undefined;
}
