import { useEffect, useRef, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { type Recording, record, smallQuality } from '../../shared/client/record.ts';
import { MAX_SOUND_SECONDS } from '../../shared/sounds/rules.ts';
import type { SoundView } from '../../shared/sounds/views.ts';
import { api, entityOf } from '../providers/api.ts';
import { mayRecover, messageOf } from '../providers/httpErrors.ts';

type State = 'idle' | 'asking' | 'recording' | 'sending';

/**
 * Records the sound of a line, or takes a file, and sends it. What did not arrive is kept to be sent again; leaving the
 * screen gives it up.
 */
export function useNewSound(line: string, languageId: string, name: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [state, setState] = useState<State>('idle');
  const [failure, setFailure] = useState<string>();
  const [unsent, setUnsent] = useState<Blob>();
  const running = useRef<Recording>(undefined);
  const isOpen = useRef(true);
  const seconds = useElapsed(state === 'recording');
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      running.current?.stop();
    };
  }, []);

  const send = async (sound: Blob) => {
    setState('sending');
    setFailure(undefined);
    setUnsent(undefined);
    const body = new FormData();
    body.set('sound', sound);
    try {
      const query = new URLSearchParams({ line, languageId });
      await entityOf(api.ask<SoundView>('post', `/admin/sounds?${query}`, { body }));
      notify('sounds.saved', { type: 'success', messageArgs: { name } });
      refresh();
    } catch (error) {
      setFailure(translate(messageOf(error)));
      if (mayRecover(error)) setUnsent(sound);
    }
    setState('idle');
  };

  const start = async () => {
    setState('asking');
    setFailure(undefined);
    setUnsent(undefined);
    const isWanted = () => isOpen.current;
    const recording = await record(MAX_SOUND_SECONDS, smallQuality, isWanted);
    if (!isWanted()) return;
    if (typeof recording === 'string') return fail(recording);
    running.current = recording;
    setState('recording');
    const recorded = await recording.ended;
    running.current = undefined;
    if (!isWanted()) return;
    if (typeof recorded === 'string') return fail(recorded);
    await send(recorded.bytes);
  };
  const fail = (problem: 'refused' | 'absent' | 'unsupported') => {
    setFailure(translate(`sounds.${problem}`));
    setState('idle');
  };
  const sendAgain = unsent && (() => void send(unsent));
  return { state, seconds, failure, start, stop: () => running.current?.stop(), send, sendAgain };
}

/** How many seconds it has been on; zero while it is not. */
function useElapsed(isOn: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isOn) return setSeconds(0);
    const start = performance.now();
    const timer = setInterval(() => setSeconds((performance.now() - start) / 1000), 250);
    return () => clearInterval(timer);
  }, [isOn]);
  return seconds;
}
