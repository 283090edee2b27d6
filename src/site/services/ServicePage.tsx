import { useParams } from 'react-router-dom';
import { servicesPageTexts } from '../../shared/services-page/texts.ts';
import { useServices } from '../catalog/lists.ts';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { useTitle } from '../layout/useTitle.ts';
import { registerTexts, t } from '../texts.ts';
import { LoadFailure } from '../ui/Alert.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { ServiceDescription } from './ServiceDescription.tsx';
import styles from './ServicePage.module.css';

registerTexts(servicesPageTexts);

/** A service at its own address, for who looks for it: what it is, what is asked, and the way to its form. */
export function ServicePage() {
  const { slug = '' } = useParams();
  const services = useServices('active');
  if (services.status === 'loading') {
    return (
      <div className={styles.waiting}>
        <Skeleton lines={5} height="3rem" />
      </div>
    );
  }
  if (services.status === 'failed') {
    return (
      <div className={styles.waiting}>
        <LoadFailure title={t('services.failed')} isBusy={false} onRetry={services.retry} />
      </div>
    );
  }
  const service = services.items.find((item) => item.slug.toLowerCase() === slug.toLowerCase());
  return service ? <ServiceDescription key={service.id} service={service} /> : <NoService />;
}

function NoService() {
  useTitle(t('layout.notFound'));
  return <NotFoundPage />;
}
