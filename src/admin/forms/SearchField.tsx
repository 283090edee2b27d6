import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { useInput, useResourceContext, useTranslate, ValidationError } from 'react-admin';
import type { Choice } from './choices.tsx';

interface Props {
  source: string;
  choices: readonly Choice[];
  placeholder: string;
  hint?: string | undefined;
}

/** Case and accents are ignored; "ratoma kipe" finds "Ratoma – Kipé". */
const found = createFilterOptions<Choice>({
  trim: true,
  stringify: ({ label }) => `${label} ${label.replace(' – ', ' ')}`,
});

/** The list belongs to the page's content, where screen readers go by landmarks. */
const inMain = { popper: { container: () => document.querySelector('main') } };

/** One required choice from a list that is too long to scroll: any letters of it find it. */
export function SearchField({ source, choices, placeholder, hint }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput({ source });
  const error = fieldState.error?.message;
  return (
    <Autocomplete
      id={id}
      options={choices}
      value={choices.find(({ value }) => value === field.value) ?? null}
      onChange={(_, picked) => field.onChange(picked?.value ?? '')}
      onBlur={field.onBlur}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      filterOptions={found}
      autoHighlight
      slotProps={inMain}
      noOptionsText={translate('agent.nothingFound')}
      clearText={translate('agent.clearChoice')}
      openText={translate('agent.openChoices')}
      closeText={translate('agent.closeChoices')}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          name={field.name}
          label={translate(`resources.${resource}.fields.${source}`)}
          required
          placeholder={placeholder}
          inputRef={field.ref}
          error={error !== undefined}
          helperText={error === undefined ? hint : <ValidationError error={error} />}
          slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}
