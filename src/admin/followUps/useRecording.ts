import { useEffect, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { RecordFollowUp } from '../../shared/followUps/schemas.ts';
import type { FollowUpItem } from '../../shared/followUps/views.ts';
import { useProjectAction } from '../projects/useProjectAction.ts';
import { api } from '../providers/api.ts';

/** What was sent last of each row and did not succeed. */
const unanswered = new Map<string, { words: string; once: string; at: number }>();

/** So long the same words are another try, also from a row that was left and taken again. */
const SAME_TRY_MS = 10 * 60_000;

/** The key of the first try: the list, read again since, may show the call whose reply was lost. */
function keyOf(body: RecordFollowUp, fresh: string, id: string): string {
  const words = JSON.stringify(body);
  const before = unanswered.get(id);
  const isSame = before !== undefined && before.words === words && Date.now() - before.at < SAME_TRY_MS;
  const once = isSame ? before.once : fresh;
  unanswered.set(id, { words, once, at: Date.now() });
  return once;
}

/** Writes down a call. Where another row or another screen was opened meanwhile, a failure names whom it was to. */
export function useRecording({ id, clientName, lastCall }: FollowUpItem, onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const { run, isBusy, failure } = useProjectAction(onDone);
  const send = async (body: RecordFollowUp) => {
    const once = keyOf(body, `follow-up-call:${id}:${lastCall?.calledAt ?? ''}`, id);
    const options = { path: { id }, body, once };
    const refusal = await run(() => api.post('/admin/follow-ups/{id}/calls', options), 'followUps.recorded');
    if (!refusal) unanswered.delete(id);
    if (!refusal || isShown.current) return;
    const messageArgs = { name: clientName, reason: translate(refusal) };
    notify('followUps.notRecorded', { type: 'error', messageArgs });
  };
  return { send, isBusy, failure };
}
