import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { currentSession } from '../../shared/client/session.ts';
import { onBeforeLeave, peekTabItem, removeTabItem, setTabItem } from './leavePage.ts';

/** Where what this person typed on this page waits while they log in again. */
export function draftKey(name: string): string {
  return `oasis.draft.${currentSession()?.user.id}.${location.pathname}.${name}`;
}

/**
 * As `useState`, for what somebody types or opens: when the session ends, a value other than the first one waits in
 * this tab and is there again once the same person is back on the page. `name` tells the states of a page apart.
 */
export function useKeptState<Value>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [key] = useState(() => draftKey(name));
  const [value, setValue] = useState<Value>(() => {
    const kept = peekTabItem(key);
    return kept === undefined ? initial : (JSON.parse(kept) as Value);
  });
  const latest = useRef({ value, initial });
  useEffect(() => {
    latest.current = { value, initial };
  });
  useEffect(() => removeTabItem(key), [key]);
  useEffect(
    () =>
      onBeforeLeave(() => {
        const typed = JSON.stringify(latest.current.value);
        if (typed === undefined || typed === JSON.stringify(latest.current.initial)) return false;
        setTabItem(key, typed);
        return true;
      }),
    [key],
  );
  return [value, setValue];
}
