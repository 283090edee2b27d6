import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import type { PlaceItem } from '../../shared/catalog/views.ts';
import { useCities, useServices } from '../catalog/lists.ts';
import { say, t } from '../texts.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { ChecklistField } from './ChecklistField.tsx';

interface CitySelectProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** The city of an enterprise. Bound by hand: the list may load after the value it has to show. */
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

interface ServicesFieldProps {
  value: readonly string[];
  /** Those it has, which may no longer be offered to others. */
  known?: readonly { value: string; label: string }[];
  onChange: (value: string[]) => void;
  error: string | undefined;
}

/** The works an enterprise does, of the services there are. */
export function ServicesField({ value, known = [], onChange, error }: ServicesFieldProps) {
  const services = useServices('active');
  if (services.status === 'loading') return <Skeleton lines={4} height="2.75rem" />;
  if (services.status === 'failed')
    return <LoadFailure title={t('enterprises.servicesFailed')} isBusy={false} onRetry={services.retry} />;
  const offered = services.items.map(({ id, nameFr }) => ({ value: id, label: nameFr }));
  return (
    <ChecklistField
      legend={t('enterprises.services')}
      hint={t('enterprises.servicesHint')}
      error={error}
      optional
      options={[...offered, ...known.filter((one) => !offered.some(({ value: id }) => id === one.value))]}
      value={value}
      onChange={onChange}
      searchLabel={t('enterprises.servicesSearch')}
      none={t('enterprises.serviceNotFound')}
    />
  );
}

interface InterestCitiesProps {
  /** The enterprise's city, of which it always hears. */
  own: PlaceItem | null;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

export function InterestCities({ own, value, onChange }: InterestCitiesProps) {
  const cities = useCities();
  if (cities.status === 'loading') return <Skeleton lines={4} height="2.75rem" />;
  if (cities.status === 'failed')
    return <LoadFailure title={t('enterprises.citiesFailed')} isBusy={false} onRetry={cities.retry} />;
  return (
    <ChecklistField
      legend={t('preferences.cities')}
      hint={own ? t('preferences.citiesHint', { city: own.name }) : undefined}
      options={cities.items.filter(({ id }) => id !== own?.id).map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      searchLabel={t('preferences.citiesSearch')}
      none={t('preferences.cityNotFound')}
    />
  );
}
