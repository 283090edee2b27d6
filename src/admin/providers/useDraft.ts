import { useEffect, useState } from 'react';
import { deviceDraft, typedSince } from '../../shared/client/deviceDraft.ts';
import { onBeforeLeave } from './leavePage.ts';

/**
 * As `useState`, for words that are typed: while `isTyped` says that there are any, they are kept on this device under
 * `name`, which holds the id of their record. Another page, a reload, a closed dialog and a session that ends take
 * nothing away. `read` gives what is typed by now, also where the screen is gone.
 */
export function useDraft<Value>(name: string, initial: Value, isTyped: (value: Value) => boolean) {
  const [draft] = useState(() => deviceDraft<Value>(name));
  const [value, setValue] = useState(() => draft.read() ?? initial);
  const isKept = isTyped(value);
  useEffect(() => onBeforeLeave(() => isKept), [isKept]);
  const set = (next: Value) => {
    setValue(next);
    if (isTyped(next)) draft.keep(next);
    else draft.forget();
  };
  return { value, set, read: () => draft.read() ?? initial };
}

/** The same for one text, which is kept where it differs from `initial`. */
export function useDraftText(name: string, initial = '') {
  const { value, set, read } = useDraft(name, initial, (text) => text !== initial);
  /** Takes away what was stored with the server, and gives back what was typed since, which stays. */
  const forget = (stored: string): string => {
    const left = typedSince(stored, read());
    set(left || initial);
    return left;
  };
  return { text: value, type: set, forget };
}
