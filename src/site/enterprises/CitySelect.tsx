import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { useCities } from '../catalog/lists.ts';
import { say, t } from '../texts.ts';
import { LoadFailure } from '../ui/Alert.tsx';
import { SelectField } from '../ui/SelectField.tsx';

interface CitySelectProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** The city of an enterprise. Bound by hand: the list may come after the value it has to show. */
export function CitySelect<Values extends FieldValues>({ control, name }: CitySelectProps<Values>) {
  const cities = useCities();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <div>
          <SelectField
            {...field}
            label={t('enterprises.city')}
            error={error?.message ? say(error.message) : undefined}
            aria-required
            placeholder={cities.status === 'loading' ? t('common.loading') : t('control.choose')}
            options={(cities.items ?? []).map(({ id, name: label }) => ({ value: id, label }))}
          />
          {cities.status === 'failed' && (
            <LoadFailure title={t('enterprises.citiesFailed')} isBusy={false} onRetry={cities.retry} />
          )}
        </div>
      )}
    />
  );
}
