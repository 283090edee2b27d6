import { type ReactNode, useState } from 'react';

type Dialog = (id: string, isOpen: boolean, close: () => void) => ReactNode;

/**
 * What the rows of a list ask, in a dialog that stands above the list: it stays open while the list loads again, also
 * where the row is gone then.
 */
export function useAsked(dialog: Dialog): { ask: (id: string) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState({ id: '', isOpen: false });
  return {
    ask: (id) => setAsked({ id, isOpen: true }),
    dialog: dialog(asked.id, asked.isOpen, () => setAsked({ ...asked, isOpen: false })),
  };
}
