import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * What closes an open menu: Escape within it, which gives the focus back to its button; a press elsewhere; the
 * keyboard leaving it.
 */
export function useDismissal(
  isOpen: boolean,
  frame: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onDismiss: () => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const node = frame.current;
    if (!isOpen || !node) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      dismiss();
      button.current?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !node.contains(event.target)) dismiss();
    };
    node.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      node.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen, frame, button]);
}
