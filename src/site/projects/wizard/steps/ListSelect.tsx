import type { ChangeEvent } from 'react';
import type { LoadedList } from '../../../catalog/lists.ts';
import { t } from '../../../texts.ts';
import { LoadFailure } from '../../../ui/Alert.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { type Draft, setField } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { fieldId } from './fieldId.ts';

interface Named {
  id: string;
  label: string;
}

interface ListSelectProps {
  draft: Draft;
  field: 'cityId' | 'districtId' | 'languageId';
  label: string;
  error: string | undefined;
  optional?: boolean;
  list: LoadedList<Named>;
}

const nameFields = { cityId: 'cityName', districtId: 'districtName', languageId: 'languageName' } as const;

/** A choice from a list of the server. What was chosen before can be read even where the list does not come. */
export function ListSelect({ draft, field, label, error, optional, list }: ListSelectProps) {
  const nameField = nameFields[field];
  const id = draft[field];
  const known = id ? [{ id, label: draft[nameField] }] : [];
  const items = list.items ?? known;
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const { value } = event.target;
    const name = items.find((item) => item.id === value)?.label ?? '';
    changeDraft((before) => ({ ...setField(before, field, value), [nameField]: name }));
  };
  return (
    <div>
      <SelectField
        id={fieldId(field)}
        name={field}
        label={label}
        error={error}
        optional={optional}
        value={id}
        onChange={choose}
        aria-required={!optional}
        placeholder={list.status === 'loading' ? t('common.loading') : t('control.choose')}
        options={items.map((item) => ({ value: item.id, label: item.label }))}
      />
      {list.status === 'failed' && (
        <LoadFailure title={t('wizard.project.listFailed')} isBusy={false} onRetry={list.retry} />
      )}
    </div>
  );
}
