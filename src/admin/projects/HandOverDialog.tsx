import { Alert, Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useProjectAgents } from '../forms/choices.tsx';
import { useKeptState } from '../providers/keptState.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import '../texts/projects.ts';

interface Props {
  title: string;
  text: string;
  /** Who has it now, and is no choice. */
  holderId?: string | null;
  /** Whether it may go back to nobody. */
  canRelease: boolean;
  isBusy: boolean;
  failure: string | undefined;
  onYes: (agentId: string | null) => void;
  onNo: () => void;
}

const NOBODY = 'nobody';

/** Asks who goes on with a project, or with many. */
export function HandOverDialog({ title, text, holderId, canRelease, isBusy, failure, onYes, onNo }: Props) {
  const translate = useTranslate();
  const agents = useProjectAgents();
  const [chosen, setChosen] = useKeptState('handOver.to', '');
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    if (!chosen) return setProblem('desk.agentRequired');
    onYes(chosen === NOBODY ? null : chosen);
  };
  return (
    <FormDialog
      title={title}
      submit={translate('desk.handOver')}
      cancel={translate('desk.back')}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onNo}
    >
      <DialogContentText>{text}</DialogContentText>
      {failure ? <Alert severity="error">{translate(failure)}</Alert> : null}
      {agents.isFailed ? (
        <Alert severity="warning" action={<Button onClick={agents.reload}>{translate('common.retry')}</Button>}>
          {translate('desk.agentsFailed')}
        </Alert>
      ) : null}
      <ChoiceField
        autoFocus
        required
        size="medium"
        label={translate('desk.handOverTo')}
        value={chosen}
        none={translate('control.choose')}
        choices={[
          ...(canRelease ? [{ value: NOBODY, label: translate('desk.toNobody') }] : []),
          ...agents.choices.filter(({ value }) => value !== holderId),
        ]}
        onChoice={(agentId) => {
          setChosen(agentId);
          setProblem(undefined);
        }}
        error={problem !== undefined}
        helperText={problem ? <span role="alert">{translate(problem)}</span> : null}
      />
    </FormDialog>
  );
}
