import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { type RejectionReason, rejectionReasons } from '../../shared/projects/closing.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import type { ProjectListItem } from '../../shared/projects/views.ts';
import { mayActForOthers } from '../../shared/states/machine.ts';
import { useSelection } from '../lists/selection.tsx';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { useSession } from '../providers/session.ts';
import { ClosingDialog } from './ClosingDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';

/** What may be done with the selected projects: take or share them out, and reject them with one reason. */
export function BulkActions() {
  const translate = useTranslate();
  const user = useSession()?.user;
  const rows = useSelection<ProjectListItem>();
  const [asked, setAsked] = useState<BulkAction['act']>();
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
          text={translate('desk.handOverText')}
          canRelease
          isBusy={isBusy}
          failure={failure}
          onYes={(agentId) => void run({ act: 'assign', agentId })}
          onNo={close}
        />
      ) : null}
      {asked === 'reject' ? (
        <ClosingDialog
          title={translate('desk.rejectMany', count)}
          text={translate('desk.rejectText')}
          yes={translate('desk.reject')}
          reasons={rejectionReasons}
          isBusy={isBusy}
          failure={failure}
          onYes={(closing) => void run({ act: 'reject', ...closing })}
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

type BulkAction = { act: 'assign'; agentId: string | null } | { act: 'reject'; reason: RejectionReason; note: string };

interface BulkRefusal {
  id: string;
  name: string;
  message: string;
}

/** Sends one act for the selected rows in the versions that are on the screen, and tells row by row what came of it. */
function useBulkAction(rows: readonly ProjectListItem[], onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { onSelect } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refusals, setRefusals] = useState<readonly BulkRefusal[]>([]);

  const nameOf = (id: string) => {
    const row = rows.find((one) => one.id === id);
    const client = [row?.firstName, row?.lastName].filter(Boolean).join(' ');
    return [row?.service?.nameFr ?? translate('projects.uncategorised'), client].filter(Boolean).join(', ');
  };

  const run = async (act: BulkAction) => {
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
