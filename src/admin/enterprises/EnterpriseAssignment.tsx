import { Alert, Button, Card, CardContent, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { useEnterpriseAgents } from '../forms/choices.tsx';
import { messageOf } from '../providers/httpErrors.ts';
import { useKeptState } from '../providers/keptState.ts';
import { useSession } from '../providers/session.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { ClaimNotice, SelfAssignDialog, type SelfAssignProps } from '../ui/SelfAssignDialog.tsx';
import type { EnterpriseAccess } from './access.ts';
import { assignEnterprise } from './dataProvider.ts';

/** Why an enterprise is read only, and how to take it where nobody has it. */
export function AccessNotice({ enterprise, access }: { enterprise: EnterpriseDetails; access: EnterpriseAccess }) {
  const translate = useTranslate();
  if (access === 'edit') return null;
  if (access === 'claim') return <Claim enterpriseId={enterprise.id} />;
  const agent = enterprise.assignedAgentName ?? translate('enterprises.anotherAgent');
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('sales.othersEnterprise', { agent })}
    </Alert>
  );
}

function Claim({ enterpriseId }: { enterpriseId: string }) {
  const translate = useTranslate();
  return (
    <ClaimNotice
      action={translate('sales.takeCharge')}
      dialog={(isOpen, close) => <AssignDialog enterpriseId={enterpriseId} open={isOpen} onClose={close} />}
    >
      {`${translate('sales.notAssigned')} ${translate('sales.notAssignedHint')}`}
    </ClaimNotice>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', '&:last-child': { pb: 2 } };

/** An admin gives an enterprise that nobody has to one of the people of sales. */
export function AssignToAgent({ enterpriseId }: { enterpriseId: string }) {
  const translate = useTranslate();
  const agents = useEnterpriseAgents();
  const [agentId, setAgentId] = useKeptState('giveTo', '');
  const { give, isBusy, failure, forget } = useGiving(enterpriseId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void give(agents.choices.find(({ value }) => value === agentId));
  };
  return (
    <Card component="form" noValidate onSubmit={submit} sx={{ mb: 2 }}>
      <CardContent sx={row}>
        <Typography sx={{ flexBasis: '100%' }}>{translate('sales.notAssigned')}</Typography>
        <ChoiceField
          label={translate('sales.giveTo')}
          value={agentId}
          none={translate('control.choose')}
          choices={agents.choices}
          onChoice={(chosen) => {
            setAgentId(chosen);
            forget();
          }}
          error={failure !== undefined}
          helperText={failure ? <span role="alert">{translate(failure)}</span> : undefined}
          sx={{ flex: '1 1 12rem', maxWidth: '24rem' }}
        />
        <Button type="submit" variant="outlined" disabled={isBusy} aria-busy={isBusy}>
          {translate('sales.give')}
        </Button>
        {agents.isFailed ? <FailedAgents reload={agents.reload} /> : null}
      </CardContent>
    </Card>
  );
}

function FailedAgents({ reload }: { reload: () => void }) {
  const translate = useTranslate();
  const retry = (
    <Button color="inherit" onClick={reload}>
      {translate('common.retry')}
    </Button>
  );
  return (
    <Alert severity="warning" action={retry} sx={{ flexBasis: '100%' }}>
      {translate('sales.agentsFailed')}
    </Alert>
  );
}

function useGiving(id: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const give = async (agent: { value: string; label: string } | undefined) => {
    if (!agent) return setFailure('sales.agentRequired');
    setBusy(true);
    try {
      await assignEnterprise(id, agent.value);
      notify('sales.given', { type: 'success', messageArgs: { agent: agent.label } });
      refresh();
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };
  return { give, isBusy, failure, forget: () => setFailure(undefined) };
}

interface AssignDialogProps extends Pick<SelfAssignProps, 'open' | 'onClose'> {
  enterpriseId: string;
}

/** Takes this enterprise for oneself, once agreed to. */
export function AssignDialog({ enterpriseId, open, onClose }: AssignDialogProps) {
  const agentId = useSession()?.user.id ?? '';
  return (
    <SelfAssignDialog
      resource="enterprises"
      id={enterpriseId}
      title="sales.assignTitle"
      text="sales.assignText"
      assign={() => assignEnterprise(enterpriseId, agentId)}
      open={open}
      onClose={onClose}
    />
  );
}
