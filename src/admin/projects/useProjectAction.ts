import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';

/** Sends one act, says how it ended and shows the screen anew. A refusal stays at hand as `failure`; what was typed stays too. */
export function useProjectAction(onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async <Entity>(send: () => Promise<ApiResult<Entity>>, sentence: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await entityOf(send());
      notify(sentence, { type: 'success' });
      onDone();
      refresh();
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };
  return { run, isBusy, failure, forget: () => setFailure(undefined) };
}
