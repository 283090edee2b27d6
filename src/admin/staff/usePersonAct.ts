import { useState } from 'react';
import { useEditContext, useNotify } from 'react-admin';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';

interface Told {
  sentence: string;
  params?: Record<string, string>;
}

/** Runs one act on the record of the screen: says how it went, and shows the record as it is then. */
export function usePersonAct() {
  const notify = useNotify();
  const { refetch } = useEditContext();
  const [isBusy, setBusy] = useState(false);

  const act = async <Entity>(ask: () => Promise<ApiResult<Entity>>, told: Told): Promise<void> => {
    setBusy(true);
    try {
      await entityOf(ask());
      notify(told.sentence, { type: 'success', ...(told.params ? { messageArgs: told.params } : {}) });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    await refetch();
    setBusy(false);
  };
  return { act, isBusy };
}
