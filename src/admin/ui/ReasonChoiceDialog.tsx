import { Alert, DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDraftText } from '../providers/useDraft.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FormDialog } from './FormDialog.tsx';

export interface Chosen<Reason extends string> {
  reason: Reason;
  note: string;
}

interface Problems {
  reason?: string;
  note?: string;
}

interface Props<Reason extends string> {
  /** What is typed is kept under it; it holds the id of the record. */
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
  /** Gives back what went wrong, if anything did. */
  onYes: (chosen: Chosen<Reason>) => Promise<unknown>;
  onNo: () => void;
}

/**
 * Asks for one of some reasons, and words besides, before something is refused or ended. What was typed stays until the
 * server has it, also where the dialog is closed.
 */
export function ReasonChoiceDialog<Reason extends string>(props: Props<Reason>) {
  const { title, text, yes, no, reasons, reasonLabel, hintOf, noteLabel, noteHint, noteMax, isBusy, failure } = props;
  const translate = useTranslate();
  const { reason, note, problems, setReason, setNote, submit } = useChoice(props);
  return (
    <FormDialog
      title={title}
      submit={yes}
      cancel={no}
      colour="error"
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={props.onNo}
    >
      <DialogContentText>{text}</DialogContentText>
      {failure ? <Alert severity="error">{translate(failure)}</Alert> : null}
      <ChoiceField
        autoFocus
        required
        size="medium"
        label={reasonLabel}
        value={reason}
        none={translate('control.choose')}
        choices={reasons}
        onChoice={setReason}
        error={problems.reason !== undefined}
        helperText={<Hint problem={problems.reason} hint={reason && hintOf?.(reason)} />}
      />
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
    </FormDialog>
  );
}

function Hint({ problem, hint }: { problem: string | undefined; hint: string | undefined }) {
  const translate = useTranslate();
  return problem ? <span role="alert">{translate(problem)}</span> : hint;
}

function useChoice<Reason extends string>({ name, reasons, problemsOf, onYes }: Props<Reason>) {
  const kept = { reason: useDraftText(`${name}.reason`), note: useDraftText(`${name}.note`) };
  const [problems, setProblems] = useState<Problems>({});
  const reason: Reason | '' = reasons.find(({ value }) => value === kept.reason.text)?.value ?? '';
  const note = kept.note.text;
  const submit = async () => {
    const typed = { reason, note: note.trim() };
    const found = problemsOf(typed);
    setProblems(found);
    if (!reason || found.reason || found.note) return;
    if ((await onYes({ reason, note: typed.note })) !== undefined) return;
    kept.reason.forget(reason);
    kept.note.forget(note);
  };
  const choose = (value: string) => {
    kept.reason.type(value);
    setProblems({});
  };
  return { reason, note, problems, submit, setReason: choose, setNote: kept.note.type };
}
