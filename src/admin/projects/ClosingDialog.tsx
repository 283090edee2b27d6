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
import { CLOSING_NOTE_MAX, type ClosingReason, tellsClient } from '../../shared/projects/closing.ts';
import { useKeptState } from '../providers/keptState.ts';

interface Props<Reason extends ClosingReason> {
  title: string;
  text: string;
  /** What the button says that does it. */
  yes: string;
  reasons: readonly Reason[];
  isBusy: boolean;
  failure: string | undefined;
  onYes: (closing: { reason: Reason; note: string }) => void;
  onNo: () => void;
}

/** Asks why a project is over, and says who will hear of it. */
export function ClosingDialog<Reason extends ClosingReason>(props: Props<Reason>) {
  const { title, text, yes, reasons, isBusy, failure, onYes, onNo } = props;
  const translate = useTranslate();
  const titleId = useId();
  const { reason, note, problems, setReason, setNote, submit } = useClosing(reasons, onYes);
  return (
    <Dialog open onClose={onNo} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{text}</DialogContentText>
          {failure ? <Alert severity="error">{translate(failure)}</Alert> : null}
          <TextField
            select
            autoFocus
            required
            label={translate('desk.reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={problems.reason !== undefined}
            helperText={<Hint problem={problems.reason} hint={toldOf(reason)} />}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">{translate('control.choose')}</option>
            {reasons.map((value) => (
              <option key={value} value={value}>
                {translate(`projects.reason.${value}`)}
              </option>
            ))}
          </TextField>
          <TextField
            multiline
            minRows={2}
            label={translate('desk.note')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            error={problems.note !== undefined}
            helperText={<Hint problem={problems.note} hint="desk.noteHint" />}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: CLOSING_NOTE_MAX } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onNo}>{translate('desk.back')}</Button>
          <Button type="submit" variant="contained" color="error" disabled={isBusy} aria-busy={isBusy}>
            {yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function toldOf(reason: ClosingReason | ''): string {
  if (!reason) return '';
  return tellsClient(reason) ? 'desk.clientTold' : 'desk.clientNotTold';
}

function Hint({ problem, hint }: { problem: string | undefined; hint: string }) {
  const translate = useTranslate();
  if (problem) return <span role="alert">{translate(problem)}</span>;
  return hint ? translate(hint) : null;
}

interface Problems {
  reason?: string;
  note?: string;
}

/** « Autre » needs words, as on the server. */
function useClosing<Reason extends ClosingReason>(
  reasons: readonly Reason[],
  onYes: (closing: { reason: Reason; note: string }) => void,
) {
  const [reason, setReason] = useKeptState<Reason | ''>('closing.reason', '');
  const [note, setNote] = useKeptState('closing.note', '');
  const [problems, setProblems] = useState<Problems>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = note.trim();
    if (!reason) return setProblems({ reason: 'projects.reasonRequired' });
    if (reason === 'other' && !words) return setProblems({ note: 'projects.noteRequired' });
    setProblems({});
    onYes({ reason, note: words });
  };
  return {
    reason,
    note,
    problems,
    submit,
    setReason: (value: string) => setReason(reasons.find((one) => one === value) ?? ''),
    setNote,
  };
}
