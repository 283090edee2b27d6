import { useState } from 'react';
import { currentSession } from '../../../shared/client/session.ts';
import { readStored, removeStored, writeStored } from '../../../shared/client/storage.ts';

/**
 * What is typed into a field of a lead, kept on this device until it is stored with the server: reloading, going away
 * and a session that ends take nothing away. Under the person, as a phone may be another contractor's after a log-out.
 */
export function useDeviceText(field: string, leadId: string) {
  const key = `oasis.lead.${currentSession()?.user.id ?? ''}.${leadId}.${field}`;
  const [text, setText] = useState(() => readStored(key) ?? '');
  const type = (typed: string) => {
    setText(typed);
    if (typed) writeStored(key, typed);
    else removeStored(key);
  };
  /** Takes away what was stored with the server; what was typed since stays. */
  const forget = (stored: string) => {
    const now = readStored(key) ?? '';
    type(now.startsWith(stored) ? now.slice(stored.length) : now);
  };
  return { text, type, forget };
}
