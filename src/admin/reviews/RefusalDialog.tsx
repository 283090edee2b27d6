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
import { REVIEW_NOTE_MAX } from '../../shared/reviews/schemas.ts';
import { type ReviewRefusal, refusalReasons } from '../../shared/reviews/status.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { useKeptState } from '../providers/keptState.ts';

export interface Refusal {
  reason: ReviewRefusal;
  note: string;
}

interface Props {
  /** Throws where it did not go through: the dialog says why, and what was written stays. */
  send: (refusal: Refusal) => Promise<void>;
  onClose: () => void;
}

/** Asks which published rule a review does not keep, and what its author is told besides. */
export function RefusalDialog({ send, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [reason, setReason] = useKeptState<ReviewRefusal | ''>('refusal.reason', '');
  const [note, setNote] = useKeptState('refusal.note', '');
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return setMissing(true);
    setBusy(true);
    try {
      await send({ reason, note: note.trim() });
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{translate('reviewAdmin.refuseTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{translate('reviewAdmin.refuseText')}</DialogContentText>
          {failure ? <Alert severity="error">{translate(failure)}</Alert> : null}
          <TextField
            select
            autoFocus
            required
            label={translate('reviewAdmin.reason')}
            value={reason}
            onChange={({ target }) => {
              setReason(refusalReasons.find((one) => one === target.value) ?? '');
              setMissing(false);
            }}
            error={isMissing}
            helperText={isMissing ? <span role="alert">{translate('reviews.reasonRequired')}</span> : null}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">{translate('control.choose')}</option>
            {refusalReasons.map((value) => (
              <option key={value} value={value}>
                {translate(`reviews.refusal.${value}`)}
              </option>
            ))}
          </TextField>
          <TextField
            multiline
            minRows={2}
            label={translate('reviewAdmin.note')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            helperText={translate('reviewAdmin.noteHint')}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: REVIEW_NOTE_MAX } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('reviewAdmin.cancel')}</Button>
          <Button type="submit" variant="contained" color="error" disabled={isBusy} aria-busy={isBusy}>
            {translate('reviewAdmin.refuse')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
