import { useState } from 'react';
import { deviceDraft, typedSince } from '../../shared/client/deviceDraft.ts';

/**
 * What is typed into a field, kept on this device until it is stored with the server: reloading, going away and a
 * session that ends take nothing away.
 */
export function useDeviceText(name: string) {
  const [draft] = useState(() => deviceDraft<string>(name));
  const [text, setText] = useState(() => draft.read() ?? '');
  const type = (typed: string) => {
    setText(typed);
    if (typed) draft.keep(typed);
    else draft.forget();
  };
  /** Takes away what was stored with the server; what was typed since stays. */
  const forget = (stored: string) => type(typedSince(stored, draft.read() ?? ''));
  return { text, type, forget };
}
