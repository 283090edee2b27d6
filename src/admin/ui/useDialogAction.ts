import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';

/** A sentence of the catalogue, with what it says of what the server did. */
interface Said {
  sentence: string;
  params?: Record<string, string>;
}

/**
 * Sends one action of a dialog, says how it ended and reads the screen again. A refusal is in `failure`, and given back
 * for whom the screen is gone; what was typed stays.
 * @param onDone after the dialog was closed because the action succeeded.
 */
export function useDialogAction(onClose: () => void, onDone?: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async <Entity>(
    send: () => Promise<ApiResult<Entity>>,
    success: string | ((entity: Entity) => Said),
  ): Promise<string | undefined> => {
    setBusy(true);
    setFailure(undefined);
    let refusal: string | undefined;
    try {
      const entity = await entityOf(send());
      const { sentence, params } = typeof success === 'string' ? { sentence: success } : success(entity);
      notify(sentence, { type: 'success', messageArgs: params });
      onClose();
      onDone?.();
      refresh();
    } catch (error) {
      refusal = messageOf(error);
      setFailure(refusal);
    }
    setBusy(false);
    return refusal;
  };
  /** Closes without the action. What was refused is read anew: it may be another by now, and would be refused again. */
  const cancel = () => {
    onClose();
    if (!failure) return;
    setFailure(undefined);
    refresh();
  };
  return { run, isBusy, failure, cancel };
}
