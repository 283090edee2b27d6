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
import { useKeptState } from '../providers/keptState.ts';

export interface Chosen<Reason extends string> {
  reason: Reason;
  note: string;
}

interface Problems {
  reason?: string;
  note?: string;
}

interface Props<Reason extends string> {
  /** Tells what is kept over the end of a session apart. */
  name: string;
  title: string;
  text: string;
  /** What the buttons say. */
  yes: string;
  no: string;
  reasons: readonly { value: Reason; label: string }[];
  reasonLabel: string;
  /** Said below the reason that is chosen. */
  hintOf?: (reason: Reason) => string;
  noteLabel: string;
  noteHint: string;
  noteMax: number;
  /** Text keys of what is missing, by field. */
  problemsOf: (typed: { reason: Reason | ''; note: string }) => Problems;
  isBusy: boolean;
  /** A sentence, or the key of one. */
  failure: string | undefined;
  onYes: (chosen: Chosen<Reason>) => void;
  onNo: () => void;
}

/** Asks for one of some reasons, and words besides, before something is refused or ended. */
export function ReasonChoiceDialog<Reason extends string>(props: Props<Reason>) {
  const { title, text, yes, no, reasons, reasonLabel, hintOf, noteLabel, noteHint, noteMax, isBusy, failure } = props;
  const translate = useTranslate();
  const titleId = useId();
  const { reason, note, problems, setReason, setNote, submit } = useChoice(props);
  return (
    <Dialog open onClose={props.onNo} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{text}</DialogContentText>
          {failure ? <Alert severity="error">{translate(failure)}</Alert> : null}
          <TextField
            select
            autoFocus
            required
            label={reasonLabel}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={problems.reason !== undefined}
            helperText={<Hint problem={problems.reason} hint={reason && hintOf?.(reason)} />}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">{translate('control.choose')}</option>
            {reasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </TextField>
          <TextField
            multiline
            minRows={2}
            label={noteLabel}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            error={problems.note !== undefined}
            helperText={<Hint problem={problems.note} hint={noteHint} />}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: noteMax } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onNo}>{no}</Button>
          <Button type="submit" variant="contained" color="error" disabled={isBusy} aria-busy={isBusy}>
            {yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Hint({ problem, hint }: { problem: string | undefined; hint: string | undefined }) {
  const translate = useTranslate();
  return problem ? <span role="alert">{translate(problem)}</span> : hint;
}

function useChoice<Reason extends string>({ name, reasons, problemsOf, onYes }: Props<Reason>) {
  const [reason, setReason] = useKeptState<Reason | ''>(`${name}.reason`, '');
  const [note, setNote] = useKeptState(`${name}.note`, '');
  const [problems, setProblems] = useState<Problems>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { reason, note: note.trim() };
    const found = problemsOf(typed);
    setProblems(found);
    if (reason && !found.reason && !found.note) onYes({ reason, note: typed.note });
  };
  const choose = (value: string) => {
    setReason(reasons.find((one) => one.value === value)?.value ?? '');
    setProblems({});
  };
  return { reason, note, problems, submit, setReason: choose, setNote };
}
