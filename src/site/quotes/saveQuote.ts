import { abortAfter, FILE_WITHIN_MS } from '../../shared/client/abortAfter.ts';
import type { ApiResult } from '../../shared/client/envelope.ts';
import type { FileItem } from '../../shared/files/views.ts';
import type { QuoteInput } from '../../shared/quotes/schemas.ts';
import type { QuoteView } from '../../shared/quotes/views.ts';
import { api } from '../api.ts';
import type { PreparedFile } from '../projects/wizard/files/prepareFile.ts';

interface Saving {
  leadId: string;
  draft: QuoteView | undefined;
  body: QuoteInput;
  /** Of a quote on paper, where another one was taken. */
  photo: PreparedFile | undefined;
  /** The server has the draft, whatever becomes of its photo: what is saved next changes this one. */
  onStored: (stored: QuoteView) => void;
}

/** Stores a draft with the server, and then its photo, which is answered for where it fails. */
export async function saveQuote({ leadId, draft, body, photo, onStored }: Saving): Promise<ApiResult<QuoteView>> {
  const stored = draft
    ? await api.put('/quotes/{id}', {
        path: { id: draft.id },
        body: { ...body, updatedAt: draft.updatedAt },
        once: `quote:${draft.id}`,
      })
    : await api.post('/leads/{id}/quotes', { path: { id: leadId }, body, once: `quote:${leadId}` });
  if (stored.ok) onStored(stored.entity);
  if (!stored.ok || !photo || !stored.entity.isPaper) return stored;
  const { id, files } = stored.entity;
  const form = new FormData();
  form.append('files', photo.bytes, photo.file.name);
  const [former] = files;
  const replaces = former ? `?replaces=${former.id}` : '';
  const uploaded = await api.ask<FileItem[]>('post', `/upload-file/quote/${id}${replaces}`, {
    body: form,
    signal: abortAfter(FILE_WITHIN_MS),
  });
  if (!uploaded.ok) return uploaded;
  return api.get('/quotes/{id}', { path: { id } });
}
