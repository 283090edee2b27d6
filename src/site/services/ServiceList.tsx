import type { ReactNode } from 'react';
import type { ServiceItem } from '../../shared/catalog/views.ts';
import type { LoadedList } from '../catalog/useList.ts';
import { t } from '../texts.ts';
import { LoadFailure } from '../ui/Alert.tsx';

interface ServiceListProps {
  services: LoadedList<ServiceItem>;
  /** What holds the place while it loads: as many items, in the same list. */
  place: { count: number; list: string | undefined; item: string | undefined };
  children: (items: readonly ServiceItem[]) => ReactNode;
}

/** A list of services as it is just now: on its way, failed with another try, or there. */
export function ServiceList({ services, place, children }: ServiceListProps) {
  if (services.status === 'loading') return <Place {...place} />;
  if (services.status === 'failed')
    return <LoadFailure title={t('services.failed')} isBusy={false} onRetry={services.retry} />;
  return children(services.items);
}

function Place({ count, list, item }: ServiceListProps['place']) {
  return (
    <div role="status" aria-label={t('common.loading')}>
      <div className={list} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => `place-${index}`).map((key) => (
          <span key={key} className={item} />
        ))}
      </div>
    </div>
  );
}
