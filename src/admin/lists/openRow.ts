import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, select, textarea, label';

/**
 * A press anywhere on a row does what its action does, which has the attribute `data-row-action`. A press on a control,
 * in a dialog that the row opened, or at the end of marking text is none.
 */
export function pressRowAction(event: MouseEvent<HTMLElement>): void {
  const { currentTarget, target } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(CONTROLS)) return;
  if (getSelection()?.type === 'Range') return;
  currentTarget.querySelector<HTMLElement>('[data-row-action] :is(a, button)')?.click();
}
