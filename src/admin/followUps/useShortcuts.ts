import { useEffect, useRef } from 'react';

/** Where somebody types. */
export const FIELDS = 'input:not([type=checkbox]), select, textarea, [role=dialog] *';

/** Single keys that act while nobody types and no dialog is open; whoever does not want them switches them off. */
export function useShortcuts(isOn: boolean, acts: Record<string, () => void>): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat || (target instanceof Element && target.matches(FIELDS))) return;
      const act = latest.current[key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
}
