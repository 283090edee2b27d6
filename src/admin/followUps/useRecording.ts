import { useEffect, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { sendAddition } from '../../shared/client/sameTry.ts';
import type { RecordFollowUp } from '../../shared/followUps/schemas.ts';
import type { FollowUpItem } from '../../shared/followUps/views.ts';
import { api } from '../providers/api.ts';
import { useDialogAction } from '../ui/useDialogAction.ts';

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
  const { run, isBusy, failure } = useDialogAction(onDone);
  const send = async (body: RecordFollowUp) => {
    const addition = { act: `follow-up-call:${id}`, seen: lastCall?.calledAt ?? '', body };
    const write = (once: string) => api.post('/admin/follow-ups/{id}/calls', { path: { id }, body, once });
    const refusal = await run(() => sendAddition(addition, write), 'followUps.recorded');
    if (!refusal || isShown.current) return;
    const messageArgs = { name: clientName, reason: translate(refusal) };
    notify('followUps.notRecorded', { type: 'error', messageArgs });
  };
  return { send, isBusy, failure };
}
