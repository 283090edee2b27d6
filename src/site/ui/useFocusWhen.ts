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
