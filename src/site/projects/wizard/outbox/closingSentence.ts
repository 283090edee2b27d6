import type { TextKey } from '../../../../shared/texts.ts';
import type { OutboxEntry } from './entry.ts';

/** What a closing code waits for. */
export function closingSentence({ hold, waiting }: OutboxEntry): TextKey {
  if (hold) return `leads.bar.${hold.kind}`;
  if (!waiting) return 'leads.bar.sending';
  return waiting === 'network' ? 'leads.bar.network' : 'leads.bar.server';
}
