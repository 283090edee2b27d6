import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useProjectAgents } from '../forms/choices.tsx';
import { useKeptState } from '../providers/keptState.ts';
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
  const titleId = useId();
  const agents = useProjectAgents();
  const [chosen, setChosen] = useKeptState('handOver.to', '');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return setProblem('desk.agentRequired');
    onYes(chosen === NOBODY ? null : chosen);
  };
  return (
    <Dialog open onClose={onNo} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{text}</DialogContentText>
          {failure ? <Alert severity="error">{translate(failure)}</Alert> : null}
          {agents.isFailed ? (
            <Alert severity="warning" action={<Button onClick={agents.reload}>{translate('common.retry')}</Button>}>
              {translate('desk.agentsFailed')}
            </Alert>
          ) : null}
          <TextField
            select
            autoFocus
            required
            label={translate('desk.handOverTo')}
            value={chosen}
            onChange={(event) => {
              setChosen(event.target.value);
              setProblem(undefined);
            }}
            error={problem !== undefined}
            helperText={problem ? <span role="alert">{translate(problem)}</span> : null}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">{translate('control.choose')}</option>
            {canRelease ? <option value={NOBODY}>{translate('desk.toNobody')}</option> : null}
            {agents.choices
              .filter(({ value }) => value !== holderId)
              .map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={onNo}>{translate('desk.back')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
            {translate('desk.handOver')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
