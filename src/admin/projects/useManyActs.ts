import { useState } from 'react';
import { useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { RejectionReason } from '../../shared/projects/closing.ts';
import type { ProjectListItem } from '../../shared/projects/views.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';

export type ManyAct =
  | { act: 'assign'; agentId: string | null }
  | { act: 'reject'; reason: RejectionReason; note: string };

export interface ManyRefusal {
  id: string;
  name: string;
  message: string;
}

/** Sends one act for the selected rows in the versions that are on the screen, and tells row by row what came of it. */
export function useManyActs(rows: readonly ProjectListItem[], onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { onSelect } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refusals, setRefusals] = useState<readonly ManyRefusal[]>([]);

  const nameOf = (id: string) => {
    const row = rows.find((one) => one.id === id);
    const client = [row?.firstName, row?.lastName].filter(Boolean).join(' ');
    return [row?.service?.nameFr ?? translate('projects.uncategorised'), client].filter(Boolean).join(', ');
  };

  const run = async (act: ManyAct) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const items = rows.map(({ id, updatedAt }) => ({ id, updatedAt }));
      const options = { body: { ...act, items }, once: 'change-many-projects' };
      const { results } = await entityOf(api.put('/admin/projects/many', options));
      const refused = results.filter(({ isDone }) => !isDone);
      const done = results.length - refused.length;
      if (done > 0) notify('desk.done', { type: 'success', messageArgs: { smart_count: done } });
      setRefusals(refused.map(({ id, message }) => ({ id, name: nameOf(id), message: message ?? '' })));
      // What was refused stays selected, for another try.
      onSelect(refused.map(({ id }) => id));
      onDone();
      refresh();
    } catch (error) {
      setFailure(messageOf(error));
      if (act.act === 'assign') notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  const forget = () => {
    setFailure(undefined);
    setRefusals([]);
  };
  return { run, isBusy, failure, refusals, forget };
}
