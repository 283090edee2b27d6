import { Button, Stack } from '@mui/material';
import { useRef } from 'react';
import { useNavigate, useNotify, useRefresh, useTranslate } from 'react-admin';
import { CLOSING_NOTE_MAX, cancellationReasons, rejectionReasons } from '../../shared/projects/closing.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { canMove, mayActForOthers } from '../../shared/states/machine.ts';
import { api, entityOf } from '../providers/api.ts';
import { useKeptState } from '../providers/keptState.ts';
import { usePreviousList } from '../providers/previousList.ts';
import { useRole, useSession } from '../providers/session.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { useDialogAction } from '../ui/useDialogAction.ts';
import { type ProjectAction, projectActions } from './access.ts';
import { ClosingDialog } from './ClosingDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';

interface DialogProps {
  project: ProjectView;
  onClose: () => void;
}

/** Ending a job, handing over, rejecting, cancelling and taking back, each asked for first. */
export function ProjectActions({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const user = useSession()?.user;
  const [asked, setAsked] = useKeptState<ProjectAction | undefined>('act', undefined);
  const acts = user ? projectActions(project, user) : [];
  if (acts.length === 0) return null;
  const Asked = asked && dialogs[asked];
  return (
    <Stack direction="row" role="group" aria-label={translate('desk.acts')} sx={{ gap: 1, flexWrap: 'wrap' }}>
      {acts.map((act) => (
        <Button key={act} variant="outlined" color={colourOf(act)} onClick={() => setAsked(act)}>
          {translate(`desk.${act}`)}
        </Button>
      ))}
      {Asked ? <Asked project={project} onClose={() => setAsked(undefined)} /> : null}
    </Stack>
  );
}

const colourOf = (act: ProjectAction) => (act === 'reject' || act === 'cancel' ? 'error' : 'primary');

const dialogs = {
  complete: CompleteDialog,
  reject: RejectDialog,
  cancel: CancelDialog,
  restore: RestoreDialog,
  handOver: GiveDialog,
};

/** A job is done as somebody said on the telephone: what was said is kept with it. */
function CompleteDialog({ project: { id, updatedAt }, onClose }: DialogProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <ReasonDialog
      name={`completion:${id}`}
      title="desk.completeTitle"
      text="desk.completeText"
      label="desk.callNote"
      hint="desk.callNoteHint"
      required="projects.callNoteRequired"
      submit="desk.complete"
      cancel="desk.back"
      maxLength={CLOSING_NOTE_MAX}
      send={async (note) => {
        const options = { path: { id }, body: { note, updatedAt }, once: `complete-project:${id}` };
        await entityOf(api.put('/admin/projects/{id}/completion', options));
        notify('desk.completed', { type: 'success' });
        refresh();
      }}
      onClose={onClose}
    />
  );
}

function RejectDialog({ project, onClose }: DialogProps) {
  const translate = useTranslate();
  const { run, isBusy, failure, cancel } = useDialogAction(onClose);
  const { id, updatedAt } = project;
  return (
    <ClosingDialog
      name={`rejection:${id}`}
      title={translate('desk.rejectTitle')}
      text={translate('desk.rejectText')}
      yes={translate('desk.reject')}
      reasons={rejectionReasons}
      isBusy={isBusy}
      failure={failure}
      onNo={cancel}
      onYes={(closing) => {
        const options = { path: { id }, body: { ...closing, updatedAt }, once: `reject-project:${id}` };
        return run(() => api.put('/admin/projects/{id}/rejection', options), 'desk.rejected');
      }}
    />
  );
}

function CancelDialog({ project, onClose }: DialogProps) {
  const translate = useTranslate();
  const { run, isBusy, failure, cancel } = useDialogAction(onClose);
  const { id, updatedAt } = project;
  return (
    <ClosingDialog
      name={`cancellation:${id}`}
      title={translate('desk.cancelTitle')}
      text={translate('desk.cancelText')}
      yes={translate('desk.cancel')}
      reasons={cancellationReasons}
      isBusy={isBusy}
      failure={failure}
      onNo={cancel}
      onYes={(closing) => {
        const options = { path: { id }, body: { ...closing, updatedAt }, once: `cancel-project:${id}` };
        return run(() => api.put('/admin/projects/{id}/cancellation', options), 'desk.cancelled');
      }}
    />
  );
}

function RestoreDialog({ project, onClose }: DialogProps) {
  const translate = useTranslate();
  const { run, isBusy, failure, cancel } = useDialogAction(onClose);
  const { id, updatedAt } = project;
  const restore = () => {
    const options = { path: { id }, body: { updatedAt }, once: `restore-project:${id}` };
    void run(() => api.put('/admin/projects/{id}/restoration', options), 'desk.restored');
  };
  return (
    <ConfirmDialog
      open
      title={translate('desk.restoreTitle')}
      busy={isBusy}
      onYes={restore}
      onNo={cancel}
      {...(failure ? { failure: translate(failure) } : {})}
    >
      {translate('desk.restoreText')}
    </ConfirmDialog>
  );
}

/** Whoever gave a project to a colleague may not read it any more, and goes back to the list. */
function GiveDialog({ project, onClose }: DialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const list = usePreviousList('/projects');
  const role = useRole();
  const isLeaving = useRef(false);
  const { run, isBusy, failure, cancel } = useDialogAction(onClose, () => {
    if (isLeaving.current) navigate(list);
  });
  const { id, updatedAt, agentId: holderId, status } = project;
  return (
    <HandOverDialog
      title={translate('desk.handOverTitle')}
      text={translate('desk.handOverText')}
      holderId={holderId}
      canRelease={canMove(projectMachine, 'release', status)}
      isBusy={isBusy}
      failure={failure}
      onNo={cancel}
      onYes={(agentId) => {
        isLeaving.current = !mayActForOthers(projectMachine, { role }) && agentId !== null;
        const options = { path: { id }, body: { agentId, updatedAt }, once: `hand-over:${id}` };
        void run(() => api.put('/admin/projects/{id}/assignment', options), 'desk.handedOver');
      }}
    />
  );
}
