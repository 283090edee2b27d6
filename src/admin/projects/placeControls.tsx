import { Autocomplete, Box, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { placeNameIn, SEARCH_PAUSE_MS } from '../../shared/places/placeName.ts';
import { pointOf, readFullCode, shortCodeOf, type Town } from '../../shared/places/plusCode.ts';
import { readPosition } from '../../shared/places/readPosition.ts';
import type { FoundPlace, PositionView } from '../../shared/places/views.ts';
import { LANDMARK_MAX } from '../../shared/projects/details.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { FormField } from '../forms/FormField.tsx';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import { PositionLink } from './PositionLink.tsx';

/** Where the work is, as the client's own form understands it (docs/decisions/0096). */
export function AddressControl() {
  const takePosition = usePosition();
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
      <FormField source="address" maxLength={200} onPicked={takePosition} />
    </Box>
  );
}

/** Places that the typed words may mean are proposed below; one that is picked says its city and its district too. */
export function LandmarkControl() {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput({ source: 'landmark' });
  const takePosition = usePosition();
  const typed: string = field.value ?? '';
  const found = usePlaces(typed);
  const choose = useChosenPlace();
  const error = fieldState.error?.message;
  return (
    <Autocomplete<FoundPlace, false, true, true>
      id={id}
      freeSolo
      disableClearable
      options={found}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      renderOption={({ key, ...props }, place) => (
        <li key={key} {...props}>
          {place.label}
        </li>
      )}
      value={typed}
      inputValue={typed}
      onInputChange={(_, words, reason) => {
        if (reason !== 'input') return;
        field.onChange(words);
        takePosition(words);
      }}
      onChange={(_, picked) => {
        if (typeof picked !== 'string') choose(picked);
      }}
      onBlur={field.onBlur}
      slotProps={inMain}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          name={field.name}
          label={translate('resources.projects.fields.landmark')}
          inputRef={field.ref}
          error={error !== undefined}
          helperText={error === undefined ? translate('agent.landmarkHint') : <ValidationError error={error} />}
          slotProps={{
            ...slotProps,
            inputLabel: { ...slotProps.inputLabel, shrink: true },
            htmlInput: { ...slotProps.htmlInput, maxLength: LANDMARK_MAX },
          }}
        />
      )}
    />
  );
}

/** The list belongs to the page's content, where screen readers go by landmarks. */
const inMain = { popper: { container: () => document.querySelector('main') } };

/** Longer than a shared link of a map. */
const LINK_MAX = 1000;

/** A code or a link that is pasted becomes the full code; below it what it means, before it is saved. */
export function PlusCodeControl({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const towns = useTowns();
  const plusCode: string = useWatch({ name: 'plusCode' }) ?? '';
  // Two numbers typed by hand are degrees before the last digit of them stands.
  const read = (typed: string) => {
    const isWhole = typed.includes('+') || typed.length > plusCode.length + 1;
    return (isWhole && readPosition(typed, towns)) || typed;
  };
  const position = plusCode === (project.plusCode ?? '') ? project.position : positionOf(plusCode, towns);
  return (
    <div>
      <FormField source="plusCode" maxLength={LINK_MAX} parse={read} hint={translate('agent.plusCodeHint')} />
      <Box role="status" sx={{ mx: 1.75, mt: 0.5 }}>
        {position && <PositionLink position={position} />}
      </Box>
    </div>
  );
}

function positionOf(typed: string, towns: readonly Town[]): PositionView | undefined {
  const code = readFullCode(typed);
  return code ? { shortCode: shortCodeOf(code, towns), ...pointOf(code) } : undefined;
}

const DAY_MS = 24 * 60 * 60_000;
const locatedQuery = apiQuery(['choices', 'located-places'], (signal) => api.get('/get-located-places', { signal }));

/** By which short codes are read and written. Until they have come, the server reads the code when it is saved. */
function useTowns(): readonly Town[] {
  const { data = [] } = useQuery({ ...locatedQuery, staleTime: DAY_MS });
  return data.filter(({ districtId }) => districtId === null);
}

/** Takes the position that a text has, where it has one; the text stays as it is. */
function usePosition(): (text: string) => void {
  const towns = useTowns();
  const { setValue } = useFormContext();
  return (text) => {
    const pasted = readPosition(text, towns);
    if (pasted) setValue('plusCode', pasted, { shouldDirty: true, shouldValidate: true });
  };
}

/** As the client's form: a district that is chosen already stays. */
function useChosenPlace(): (place: FoundPlace) => void {
  const { getValues, setValue } = useFormContext();
  return ({ name, cityId, districtId }) => {
    const change = (source: string, value: string) =>
      setValue(source, value, { shouldDirty: true, shouldValidate: true });
    change('landmark', name);
    if (getValues('districtId')) return;
    change('cityId', cityId);
    if (districtId) change('districtId', districtId);
  };
}

function usePlaces(typed: string): readonly FoundPlace[] {
  const cityId: string = useWatch({ name: 'cityId' }) ?? '';
  const q = useDebounced(placeNameIn(typed) ?? '', SEARCH_PAUSE_MS);
  const { data } = useQuery({
    ...apiQuery(['places', q, cityId], (signal) =>
      api.get('/get-places', { query: { q, ...(cityId ? { cityId } : {}) }, signal }),
    ),
    enabled: q !== '',
    staleTime: 60_000,
  });
  return data ?? [];
}
