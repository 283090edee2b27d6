import { useParams } from 'react-router-dom';
import type { ServiceItem } from '../../shared/catalog/views.ts';
import { servicesPageTexts } from '../../shared/services-page/texts.ts';
import { useServices } from '../catalog/lists.ts';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { useDescription, useTitle } from '../layout/documentHead.ts';
import { paths } from '../paths.ts';
import { useStructuredData } from '../rendering/rendering.ts';
import { serviceNode } from '../rendering/structuredData.ts';
import { useMaxQuotes, useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { PageHead, Section } from '../ui/Section.tsx';
import { RelatedServices, useServiceGroup } from './RelatedServices.tsx';
import styles from './ServicePage.module.css';
import { ServiceQuestions } from './ServiceQuestions.tsx';
import pageStyles from './ServicesPage.module.css';

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

export function ServiceDescription({ service }: { service: ServiceItem }) {
  const name = service.nameFr;
  const count = useMaxQuotes();
  const business = useSiteSettings()?.name;
  const { group, neighbours } = useServiceGroup(service.id);
  const description = t('service.description', { name, count });
  useTitle(t('service.title', { name }));
  useDescription(description);
  useStructuredData(
    import.meta.env.SSR && (({ origin, pathname }) => serviceNode({ name, description, business }, origin, pathname)),
  );
  return (
    <>
      <PageHead title={name} intro={t(`service.intro.${group}`, { count })}>
        <div className={pageStyles.actions}>
          <ButtonLink to={paths.service(service.id)} className={pageStyles.start}>
            {t('service.start')}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <p className={styles.free}>{t('service.free')}</p>
      </PageHead>
      <Breadcrumbs
        pages={[
          [t('services.title'), paths.services],
          [name, paths.servicePage(service.slug)],
        ]}
      />
      <ServiceQuestions serviceId={service.id} />
      <Steps count={count} />
      <RelatedServices services={neighbours} />
    </>
  );
}

function Steps({ count }: { count: number }) {
  const steps = [
    { title: t('service.step1'), text: t('service.step1Text') },
    { title: t('service.step2'), text: t('service.step2Text') },
    { title: t('service.step3'), text: t('service.step3Text', { count }) },
  ];
  return (
    <Section id="steps" title={t('service.steps')} isSunk>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
