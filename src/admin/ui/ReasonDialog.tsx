import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from '../providers/httpErrors.ts';
import { useDraftText } from '../providers/useDraft.ts';
import { FormDialog } from './FormDialog.tsx';

interface Props {
  /** What is typed is kept under it; it holds the id of the record. */
  name: string;
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

/** Asks why before something is done. What was typed stays until the server has it, also where the dialog is closed. */
export function ReasonDialog({
  name,
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
  const { text: reason, type, forget } = useDraftText(name);
  const { run, isBusy, failure, retract } = useSending(act, () => forget(reason));
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
          type(event.target.value);
          retract();
        }}
        error={failure !== undefined}
        helperText={failure ? <span role="alert">{translate(failure)}</span> : translate(hint)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength } }}
      />
    </FormDialog>
  );
}

function useSending({ required, send, onClose }: Pick<Props, 'required' | 'send' | 'onClose'>, onSent: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (reason: string) => {
    if (reason === '') return setFailure(required);
    setBusy(true);
    try {
      await send(reason);
      onSent();
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return { run, isBusy, failure, retract: () => setFailure(undefined) };
}
