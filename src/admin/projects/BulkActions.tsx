import { Alert, Box, Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useCloseNotification, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { type RejectionReason, rejectionReasons } from '../../shared/projects/closing.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import type { ProjectListItem } from '../../shared/projects/views.ts';
import { mayActForOthers } from '../../shared/states/machine.ts';
import { useEndOfFormer } from '../layout/Toast.tsx';
import { useSelection } from '../lists/selection.tsx';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { useKeptState } from '../providers/keptState.ts';
import { useSession } from '../providers/session.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ClosingDialog } from './ClosingDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';

/** What may be done with the selected projects: take or share them out, and reject them with one reason. */
export function BulkActions() {
  const translate = useTranslate();
  const user = useSession()?.user;
  const rows = useSelection<ProjectListItem>();
  const [asked, setAsked] = useKeptState<BulkAction['act'] | undefined>('bulk', undefined);
  const { run, isBusy, failure, refusals, forget } = useBulkAction(rows, () => setAsked(undefined));
  const count = { smart_count: rows.length };
  const close = () => {
    setAsked(undefined);
    forget();
  };
  if (!user) return null;
  const mayGive = mayActForOthers(projectMachine, user);
  const take = () => void run({ act: 'assign', agentId: user.id });
  return (
    <>
      <Button variant="contained" disabled={isBusy} onClick={mayGive ? () => setAsked('assign') : take}>
        {translate(mayGive ? 'desk.handOver' : 'desk.take')}
      </Button>
      <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setAsked('reject')}>
        {translate('desk.reject')}
      </Button>
      {asked === 'assign' ? (
        <HandOverDialog
          title={translate('desk.handOverMany', count)}
          text={translate('desk.handOverManyText', count)}
          canRelease
          isBusy={isBusy}
          failure={failure}
          onYes={(agentId) => void run({ act: 'assign', agentId })}
          onNo={close}
        />
      ) : null}
      {asked === 'reject' ? (
        <ClosingDialog
          name={`rejection:${rows.map(({ id }) => id).join()}`}
          title={translate('desk.rejectMany', count)}
          text={translate('desk.rejectManyText', count)}
          yes={translate('desk.reject')}
          reasons={rejectionReasons}
          isBusy={isBusy}
          failure={failure}
          onYes={(closing) => run({ act: 'reject', ...closing })}
          onNo={close}
        />
      ) : null}
      <BulkRefusals refusals={refusals} onClose={forget} />
    </>
  );
}

/** The rows that an act on many left as they were, each with its reason. */
function BulkRefusals({ refusals, onClose }: { refusals: readonly BulkRefusal[]; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open={refusals.length > 0} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('desk.someRefused')}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
          {refusals.map(({ id, name, message }) => (
            <li key={id}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography>{message}</Typography>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type BulkAction =
  | { act: 'assign'; agentId: string | null }
  | { act: 'reject'; reason: RejectionReason; note: string }
  | { act: 'restore' };

interface BulkRefusal {
  id: string;
  name: string;
  message: string;
}

interface Item {
  id: string;
  updatedAt: string;
}

const sendMany = (act: BulkAction, items: readonly Item[]) =>
  entityOf(api.put('/admin/projects/many', { body: { ...act, items: [...items] }, once: 'change-many-projects' }));

type Results = Awaited<ReturnType<typeof sendMany>>['results'];

/**
 * Sends one act for the selected rows in the versions that are on the screen, and tells row by row what came of it.
 * What was done can be undone as long as its message is shown.
 */
function useBulkAction(rows: readonly ProjectListItem[], onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { onSelect } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refusals, setRefusals] = useState<readonly BulkRefusal[]>([]);

  const tell = (results: Results, names: readonly ProjectListItem[]) => {
    const refused = results.filter(({ isDone }) => !isDone);
    setRefusals(
      refused.map(({ id, message }) => ({
        id,
        name: nameOf(
          names.find((row) => row.id === id),
          translate,
        ),
        message: message ?? '',
      })),
    );
    // What was refused stays selected, for another try.
    onSelect(refused.map(({ id }) => id));
    return results.length - refused.length;
  };

  const undo = async (acts: readonly Undo[], names: readonly ProjectListItem[]) => {
    try {
      const replies = await Promise.all(acts.map(({ act, items }) => sendMany(act, items)));
      const done = tell(
        replies.flatMap(({ results }) => results),
        names,
      );
      if (done > 0) notify('desk.undone', { type: 'success', messageArgs: { smart_count: done } });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    refresh();
  };

  const run = async (act: BulkAction): Promise<string | undefined> => {
    setBusy(true);
    setFailure(undefined);
    let failed: string | undefined;
    try {
      const { results } = await sendMany(act, rows);
      const done = tell(results, rows);
      const acts = undoOf(act, results, rows);
      if (done > 0) {
        notify(
          <UndoMessage
            text={translate('desk.done', { smart_count: done })}
            onUndo={acts.length > 0 ? () => void undo(acts, rows) : undefined}
          />,
          { type: 'success', autoHideDuration: UNDO_MS },
        );
      }
      onDone();
      refresh();
    } catch (error) {
      failed = messageOf(error);
      setFailure(failed);
      if (act.act === 'assign') notify(failed, { type: 'error' });
    }
    setBusy(false);
    return failed;
  };
  const forget = () => {
    setFailure(undefined);
    setRefusals([]);
  };
  return { run, isBusy, failure, refusals, forget };
}

/** Long enough to read and to reach the button by keyboard. */
const UNDO_MS = 15_000;

function UndoMessage({ text, onUndo }: { text: string; onUndo: (() => void) | undefined }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  useEndOfFormer(close);
  const press = () => {
    close();
    onUndo?.();
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        onUndo ? (
          <Button color="inherit" onClick={press}>
            {translate('desk.undo')}
          </Button>
        ) : null
      }
    >
      {text}
    </Alert>
  );
}

interface Undo {
  act: BulkAction;
  items: readonly Item[];
}

/** The acts that bring back what was: rejected projects into the queue, those that were nobody's to nobody. */
function undoOf(act: BulkAction, results: Results, rows: readonly ProjectListItem[]): Undo[] {
  const changed = results.flatMap(({ id, isDone, updatedAt }) => (isDone && updatedAt ? [{ id, updatedAt }] : []));
  if (changed.length === 0 || act.act === 'restore') return [];
  if (act.act === 'reject') return [{ act: { act: 'restore' }, items: changed }];
  // Who had a row before is not in the list: what was nobody's is nobody's again.
  const wasTaken = changed.some(({ id }) => rows.find((row) => row.id === id)?.isAssigned);
  return wasTaken || act.agentId === null ? [] : [{ act: { act: 'assign', agentId: null }, items: changed }];
}

function nameOf(row: ProjectListItem | undefined, translate: ReturnType<typeof useTranslate>): string {
  const client = [row?.firstName, row?.lastName].filter(Boolean).join(' ');
  return [row?.service?.nameFr ?? translate('projects.uncategorised'), client].filter(Boolean).join(', ');
}
