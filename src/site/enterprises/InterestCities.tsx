import type { PlaceItem } from '../../shared/catalog/views.ts';
import { useCities } from '../catalog/lists.ts';
import { t } from '../texts.ts';
import { LoadFailure } from '../ui/Alert.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { ChecklistField } from './ChecklistField.tsx';

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
