import { type Ref, type RefObject, useCallback } from 'react';

/** One ref that fills the caller's and the component's own. */
export function useJoinedRef<Node>(given: Ref<Node> | undefined, own: RefObject<Node | null>) {
  return useCallback(
    (node: Node | null) => {
      own.current = node;
      if (typeof given === 'function') given(node);
      else if (given) given.current = node;
    },
    [given, own],
  );
}
