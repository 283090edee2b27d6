import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { rejectionReasons } from '../../shared/projects/closing.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import type { ProjectListItem } from '../../shared/projects/views.ts';
import { mayActForOthers } from '../../shared/states/machine.ts';
import { useSelection } from '../lists/useSelection.ts';
import { useSession } from '../providers/session.ts';
import { ClosingDialog } from './ClosingDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { ManyResults } from './ManyResults.tsx';
import { type ManyAct, useManyActs } from './useManyActs.ts';

/** What may be done with the selected projects: take or share them out, and reject them with one reason. */
export function ManyActs() {
  const translate = useTranslate();
  const user = useSession()?.user;
  const rows = useSelection<ProjectListItem>();
  const [asked, setAsked] = useState<ManyAct['act']>();
  const { run, isBusy, failure, refusals, forget } = useManyActs(rows, () => setAsked(undefined));
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
      <ManyResults refusals={refusals} onClose={forget} />
    </>
  );
}
