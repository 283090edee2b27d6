import { Navigate } from 'react-router-dom';
import { servicesPageTexts } from '../../shared/services-page/texts.ts';
import { useServices } from '../catalog/lists.ts';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Spinner } from '../ui/Loading.tsx';

registerTexts(servicesPageTexts);

/** The short address of a featured service: on to its form (specification §2.1, design §8). */
export function FeaturedServiceRedirect() {
  const services = useServices('active');
  if (services.status === 'loading') return <Spinner label={t('services.opening')} />;
  if (services.status === 'failed')
    return <LoadFailure title={t('services.failed')} isBusy={false} onRetry={services.retry} />;
  const slug = location.pathname.split('/').find(Boolean)?.toLowerCase();
  const service = services.items.find((item) => item.slug.toLowerCase() === slug);
  return service ? <Navigate to={paths.question(service.id, 0)} replace /> : <NotFoundPage />;
}
