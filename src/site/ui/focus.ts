import { useEffect, useRef } from 'react';

/**
 * For a message that stands where a button was that was pressed: the element takes the focus as soon as `told` is
 * truthy, and again with each other value.
 */
export function useFocusWhen(told: unknown) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (told) element.current?.focus();
  }, [told]);
  return element;
}

/**
 * For an entry of a form that is about to be taken out with the focus in it: gives the focus to the one below it, to
 * the one above where it is the last, and to what follows where it is the only one. Nothing is scrolled.
 */
export function focusBeside(entry: HTMLElement | null): void {
  const { nextElementSibling: below, previousElementSibling: above } = entry ?? {};
  const beside = [below, above].find((one) => one?.tagName === entry?.tagName) ?? below;
  if (beside instanceof HTMLElement) beside.focus({ preventScroll: true });
}
