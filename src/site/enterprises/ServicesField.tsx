import { useServices } from '../catalog/lists.ts';
import { t } from '../texts.ts';
import { LoadFailure } from '../ui/Alert.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { ChecklistField } from './ChecklistField.tsx';

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
