import { Box, Button, FormHelperText, Stack, TextField, Typography } from '@mui/material';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { ADDRESS_MAX } from '../../shared/editing/address.ts';
import { LINK_NAME_MAX, MAX_LINKS } from '../../shared/settings/adminSchemas.ts';
import { OrderedRows } from '../editing/OrderedRows.tsx';
import { AddIcon } from '../ui/icons.tsx';
import type { LinkValues } from './settingsForm.ts';
import '../texts/editing.ts';

/** The pages on social media in the order of the footer, as one field of the form. */
export function LinkRows() {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'socialLinks' });
  const links = (field.value ?? []) as LinkValues[];
  const set = (key: string, changes: Partial<LinkValues>) =>
    field.onChange(links.map((link) => (link.key === key ? { ...link, ...changes } : link)));
  const error = fieldState.error?.message;
  return (
    <Box>
      {links.length === 0 ? (
        <Typography color="textSecondary">{translate('settingsAdmin.noLinks')}</Typography>
      ) : (
        <OrderedRows
          isWide
          label={translate('settingsAdmin.links')}
          items={links}
          keyOf={({ key }) => key}
          nameOf={({ name }) => name}
          onChange={field.onChange}
        >
          {(link, index) => (
            <LinkRow
              link={link}
              number={index + 1}
              set={(changes) => set(link.key, changes)}
              remove={() => field.onChange(links.filter(({ key }) => key !== link.key))}
            />
          )}
        </OrderedRows>
      )}
      {error ? (
        <FormHelperText error role="alert">
          <ValidationError error={error} />
        </FormHelperText>
      ) : null}
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={links.length >= MAX_LINKS}
        onClick={() => field.onChange([...links, { key: crypto.randomUUID(), name: '', url: '' }])}
        sx={{ mt: 1 }}
      >
        {translate('settingsAdmin.addLink')}
      </Button>
    </Box>
  );
}

interface RowProps {
  link: LinkValues;
  number: number;
  set: (changes: Partial<LinkValues>) => void;
  remove: () => void;
}

function LinkRow({ link: { name, url }, number, set, remove }: RowProps) {
  const translate = useTranslate();
  return (
    <Stack sx={{ py: 1, gap: 1, minWidth: 0 }}>
      <TextField
        size="small"
        label={translate('settingsAdmin.linkName', { number })}
        value={name}
        onChange={(event) => set({ name: event.target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: LINK_NAME_MAX } }}
      />
      <TextField
        size="small"
        label={translate('settingsAdmin.linkUrl', { number })}
        value={url}
        onChange={(event) => set({ url: event.target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: ADDRESS_MAX, inputMode: 'url' } }}
      />
      <Button
        size="small"
        color="error"
        onClick={remove}
        aria-label={translate('editing.takeAwayOf', { name: name || translate('editing.row', { number }) })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('editing.takeAway')}
      </Button>
    </Stack>
  );
}
