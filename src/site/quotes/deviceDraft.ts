import { currentSession } from '../../shared/client/session.ts';
import { readStored, removeStored, writeStored } from '../../shared/client/storage.ts';
import type { QuoteValues } from './quoteForm.ts';

/** Under the person, too: a phone may be another contractor's after a log-out. */
const keyOf = (leadId: string): string => `oasis.quote.${currentSession()?.user.id ?? ''}.${leadId}`;

/** What was typed for this lead on this device and not yet stored with the server. */
export function readDeviceDraft(leadId: string): QuoteValues | undefined {
  const kept = readStored(keyOf(leadId));
  return kept ? (JSON.parse(kept) as QuoteValues) : undefined;
}

export const keepDeviceDraft = (leadId: string, values: QuoteValues): void =>
  writeStored(keyOf(leadId), JSON.stringify(values));

export const forgetDeviceDraft = (leadId: string): void => removeStored(keyOf(leadId));
