import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { NAME_MAX } from '../../shared/editing/schemas.ts';
import { messageOf, refusalCode } from '../providers/httpErrors.ts';
import { useKeptState } from '../providers/keptState.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { AddIcon } from '../ui/icons.tsx';
import '../texts/editing.ts';
import '../texts/places.ts';

interface AddNameButtonProps {
  resource: string;
  field: 'name' | 'nameFr';
  label: string;
  more?: Record<string, string>;
  onCreated?: (id: string) => void;
}

/** Adds something that has only a name. */
export function AddNameButton({ label, ...target }: AddNameButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useKeptState(`add.${target.resource}`, false);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {translate(label)}
      </Button>
      {isOpen ? <NameDialog {...target} title={translate(label)} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface RenameButtonProps {
  resource: string;
  field: 'name' | 'nameFr';
  row: { id: string; updatedAt: string; name: string };
}

/** Gives something another name. */
export function RenameButton({ resource, field, row }: RenameButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useKeptState(`rename.${row.id}`, false);
  const { name } = row;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} aria-label={translate('editing.renameOf', { name })}>
        {translate('editing.rename')}
      </Button>
      {isOpen ? (
        <NameDialog
          resource={resource}
          field={field}
          title={translate('editing.renameOf', { name })}
          row={row}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

interface Props {
  resource: string;
  /** The field of the API that is the name. */
  field: 'name' | 'nameFr';
  title: string;
  /** What is renamed; without it something new is named. */
  row?: { id: string; updatedAt: string; name: string };
  /** What else a new one needs. */
  more?: Record<string, string>;
  onClose: () => void;
  onCreated?: (id: string) => void;
}

/** Names something new, or gives it another name. */
function NameDialog({ title, row, onClose, ...target }: Props) {
  const translate = useTranslate();
  const [name, setName] = useKeptState(`name.${row?.id ?? target.resource}`, row?.name ?? '');
  const { save, isBusy, failure, forget } = useNaming({ ...target, ...(row ? { row } : {}), onClose });
  return (
    <FormDialog
      title={title}
      submit={translate(row ? 'editing.rename' : 'editing.add')}
      cancel={translate('editing.cancel')}
      isBusy={isBusy}
      onSubmit={() => void save(name.trim())}
      onClose={onClose}
    >
      <TextField
        autoFocus
        margin="dense"
        label={translate('editing.name')}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          forget();
        }}
        error={failure !== undefined}
        helperText={failure ? <span role="alert">{translate(failure)}</span> : undefined}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: NAME_MAX, autoComplete: 'off' } }}
      />
    </FormDialog>
  );
}

function useNaming({ resource, field, row, more, onClose, onCreated }: Omit<Props, 'title'>) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const save = async (name: string) => {
    if (name === '') return setFailure('placeAdmin.nameRequired');
    setBusy(true);
    const data = { ...more, [field]: name };
    try {
      if (row) {
        const changed = { ...data, updatedAt: row.updatedAt };
        await dataProvider.update(resource, { id: row.id, data: changed, previousData: row });
      } else {
        const { data: made } = await dataProvider.create<{ id: string }>(resource, { data });
        onCreated?.(made.id);
      }
      notify(row ? 'editing.renamed' : 'editing.added', { type: 'success', messageArgs: { name } });
      onClose();
      refresh();
    } catch (error) {
      // The list behind then shows what the other person wrote; what was typed stays here.
      if (refusalCode(error) === 'STALE') refresh();
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return { save, isBusy, failure, forget: () => setFailure(undefined) };
}
