import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from '../providers/httpErrors.ts';
import { useKeptState } from '../providers/keptState.ts';
import { FormDialog } from './FormDialog.tsx';

interface Props {
  /** Sentences, or keys of them. */
  title: string;
  text?: string;
  label: string;
  hint: string;
  /** Said where nothing was written. */
  required: string;
  submit: string;
  cancel: string;
  maxLength: number;
  colour?: 'primary' | 'error';
  /** Throws where it did not go through: the dialog says why, and what was written stays. */
  send: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why before something is done. */
export function ReasonDialog({
  title,
  text,
  label,
  hint,
  submit,
  cancel,
  maxLength,
  colour = 'primary',
  ...act
}: Props) {
  const translate = useTranslate();
  const [reason, setReason] = useKeptState(`reason.${title}`, '');
  const { run, isBusy, failure, forget } = useSending(act);
  return (
    <FormDialog
      title={translate(title)}
      submit={translate(submit)}
      cancel={translate(cancel)}
      colour={colour}
      isBusy={isBusy}
      onSubmit={() => void run(reason.trim())}
      onClose={act.onClose}
    >
      {text ? <DialogContentText>{translate(text)}</DialogContentText> : null}
      <TextField
        autoFocus
        multiline
        minRows={2}
        margin="dense"
        label={translate(label)}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          forget();
        }}
        error={failure !== undefined}
        helperText={failure ? <span role="alert">{translate(failure)}</span> : translate(hint)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength } }}
      />
    </FormDialog>
  );
}

function useSending({ required, send, onClose }: Pick<Props, 'required' | 'send' | 'onClose'>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (reason: string) => {
    if (reason === '') return setFailure(required);
    setBusy(true);
    try {
      await send(reason);
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return { run, isBusy, failure, forget: () => setFailure(undefined) };
}
