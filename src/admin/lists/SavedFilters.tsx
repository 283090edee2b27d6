import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { type SortPayload, useListContext, useNotify, useResourceContext, useStore, useTranslate } from 'react-admin';
import { RemoveIcon, SavedFilterIcon } from '../ui/icons.tsx';
import { useListFilters } from './ListFilters.tsx';
import { ToolPopover } from './ToolPopover.tsx';

interface SavedFilter {
  name: string;
  filter: Record<string, unknown>;
  sort: SortPayload;
}

const NAME_MAX = 40;

/** Filters that this person named, remembered on this device: applied with one press, removable. */
export function SavedFilters() {
  const translate = useTranslate();
  const { saved, apply, remove, save } = useSavedFilters();
  return (
    <ToolPopover label={translate('lists.saved')} title={translate('lists.saved')} icon={<SavedFilterIcon />}>
      {(close) => (
        <>
          <Typography variant="h2">{translate('lists.saved')}</Typography>
          {saved.length === 0 ? <Typography color="textSecondary">{translate('lists.savedNone')}</Typography> : null}
          {saved.length > 0 ? (
            <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
              {saved.map((one) => (
                <Stack key={one.name} component="li" direction="row" sx={{ alignItems: 'center' }}>
                  <Button
                    onClick={() => {
                      apply(one);
                      close();
                    }}
                    aria-label={translate('lists.apply', { name: one.name })}
                    sx={{ flex: 1, justifyContent: 'flex-start', minWidth: 0, whiteSpace: 'normal', textAlign: 'left' }}
                  >
                    {one.name}
                  </Button>
                  <IconButton onClick={() => remove(one)} aria-label={translate('lists.remove', { name: one.name })}>
                    <RemoveIcon fontSize="small" />
                  </IconButton>
                </Stack>
              ))}
            </Box>
          ) : null}
          <NewFilter onSave={save} />
        </>
      )}
    </ToolPopover>
  );
}

function NewFilter({ onSave }: { onSave: (name: string) => string | undefined }) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = onSave(name.trim());
    setFailure(problem);
    if (!problem) setName('');
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        size="small"
        label={translate('lists.savedName')}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setFailure(undefined);
        }}
        error={failure !== undefined}
        helperText={failure ? <span role="alert">{translate(failure)}</span> : undefined}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: NAME_MAX } }}
      />
      <Button type="submit" variant="outlined">
        {translate('lists.save')}
      </Button>
    </Box>
  );
}

function useSavedFilters() {
  const notify = useNotify();
  const resource = useResourceContext();
  const { sort, setSort } = useListContext();
  const { filter: filterValues, replace } = useListFilters();
  const [saved, setSaved] = useStore<SavedFilter[]>(`lists.${resource}.savedFilters`, []);
  const without = (name: string) => saved.filter((one) => one.name !== name);

  /** Text key of why not. The same name again replaces the filter. */
  const save = (name: string): string | undefined => {
    if (!name) return 'lists.savedNameRequired';
    if (Object.keys(filterValues).length === 0) return 'lists.savedNothing';
    setSaved([...without(name), { name, filter: filterValues, sort }]);
    notify('lists.savedDone', { type: 'success', messageArgs: { name } });
    return undefined;
  };
  const apply = ({ filter, sort: order }: SavedFilter) => {
    replace(filter);
    setSort(order);
  };
  return { saved, save, apply, remove: ({ name }: SavedFilter) => setSaved(without(name)) };
}
