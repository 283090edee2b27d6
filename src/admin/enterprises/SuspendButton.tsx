import { Button } from '@mui/material';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { SUSPENSION_REASON_MAX } from '../../shared/enterprises/agentSchemas.ts';
import { type EnterpriseState, enterpriseMachine } from '../../shared/enterprises/status.ts';
import { canMove } from '../../shared/states/machine.ts';
import { api, entityOf } from '../providers/api.ts';
import { useKeptState } from '../providers/keptState.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

type Act = 'suspend' | 'return';

interface Props {
  enterprise: { id: string; name: string; status: EnterpriseState; version: string };
}

/** Suspends an enterprise, or lets it come back; asks for the reason first. */
export function SuspendButton({ enterprise }: Props) {
  const translate = useTranslate();
  const possible = canMove(enterpriseMachine, 'return', enterprise.status) ? 'return' : 'suspend';
  // What is asked for stays, also where somebody else does it meanwhile: the dialog does not turn into its opposite.
  const [asked, setAsked] = useKeptState<Act | null>('suspension', null);
  const act = asked ?? possible;
  const send = useSuspension(enterprise, act);
  const colour = act === 'suspend' ? 'error' : 'primary';
  return (
    <>
      <Button
        variant="outlined"
        color={colour}
        onClick={() => setAsked(possible)}
        aria-label={translate(`sales.${act}Of`, { name: enterprise.name })}
      >
        {translate(`sales.${act}`)}
      </Button>
      {asked ? (
        <ReasonDialog
          name={`${act}:${enterprise.id}`}
          title={`sales.${act}Title`}
          text={`sales.${act}Text`}
          label="sales.reason"
          hint="sales.reasonHint"
          required="enterprises.reasonRequired"
          submit={`sales.${act}`}
          cancel="sales.cancel"
          maxLength={SUSPENSION_REASON_MAX}
          colour={colour}
          send={send}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

function useSuspension({ id, version }: Props['enterprise'], act: Act) {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (reason: string) => {
    const once = `suspension:${id}:${version}`;
    const options = { path: { id }, body: { isSuspended: act === 'suspend', reason }, once };
    try {
      await entityOf(api.put('/admin/enterprises/{id}/suspension', options));
    } catch (error) {
      // Perhaps somebody was faster: the page behind the dialog shows it.
      refresh();
      throw error;
    }
    notify(act === 'suspend' ? 'sales.suspended' : 'sales.returned', { type: 'success' });
    refresh();
  };
}
