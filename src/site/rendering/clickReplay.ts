/** The parts of the page that hydrate separately; a click on a button waits for both. */
const waiting = new Set(['page', 'bar']);
let kept: HTMLElement | undefined;

/**
 * Holds the last click on a button until the page is hydrated and repeats it then: on a slow phone people press what
 * they see. Links work without script.
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
