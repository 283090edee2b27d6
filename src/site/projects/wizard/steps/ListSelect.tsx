import type { ChangeEvent } from 'react';
import type { LanguageItem, PlaceItem } from '../../../../shared/catalog/views.ts';
import { type LoadedList, useCities, useDistricts, useLanguages } from '../../../catalog/lists.ts';
import { t } from '../../../texts.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { type Draft, setField } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { type DraftField, fields } from '../draft/fields.ts';
import { ToldFailure } from '../listen/Told.tsx';
import type { useStepForm } from './StepForm.tsx';

export interface Named {
  id: string;
  label: string;
}

interface ListSelectProps {
  draft: Draft;
  field: DraftField;
  bind: ReturnType<typeof useStepForm>['bind'];
  optional?: boolean;
  list: LoadedList<Named>;
}

/** A choice from a list of the server. What was chosen before can be read even where the list cannot be loaded. */
export function ListSelect({ draft, field, bind, optional, list }: ListSelectProps) {
  const { nameField } = fields[field];
  const id = draft[field];
  const known = id && nameField ? [{ id, label: draft[nameField] }] : [];
  const items = list.items ?? known;
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const { value } = event.target;
    const name = items.find((item) => item.id === value)?.label ?? '';
    changeDraft((before) => ({ ...setField(before, field, value), ...(nameField ? { [nameField]: name } : {}) }));
  };
  return (
    <div>
      <SelectField
        {...bind(field)}
        optional={optional}
        onChange={choose}
        aria-required={!optional}
        placeholder={list.status === 'loading' ? t('common.loading') : t('control.choose')}
        options={items.map((item) => ({ value: item.id, label: item.label }))}
      />
      <ToldFailure title="wizard.project.listFailed" list={list} />
    </div>
  );
}

const named = <Item,>(list: LoadedList<Item>, nameOf: (item: Item) => Named): LoadedList<Named> =>
  list.status === 'ready' ? { ...list, items: list.items.map(nameOf) } : list;

const placeName = ({ id, name }: PlaceItem): Named => ({ id, label: name });
const languageName = ({ id, nameFr }: LanguageItem): Named => ({ id, label: nameFr });

export const useNamedCities = () => named(useCities(), placeName);
export const useNamedDistricts = (cityId: string) => named(useDistricts(cityId || undefined), placeName);
export const useNamedLanguages = () => named(useLanguages(), languageName);
