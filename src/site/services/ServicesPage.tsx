import { homeTexts } from '../../shared/home/texts.ts';
import { servicesPageTexts } from '../../shared/services-page/texts.ts';
import { Faq } from '../faq/Faq.tsx';
import { paths } from '../paths.ts';
import { useMaxQuotes } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHead } from '../ui/Section.tsx';
import { AllServices } from './AllServices.tsx';
import { FeaturedServices } from './FeaturedServices.tsx';
import { ServiceCarousel } from './ServiceCarousel.tsx';
import styles from './ServicesPage.module.css';
import { ServicesSearch } from './ServicesSearch.tsx';

registerTexts(homeTexts);
registerTexts(servicesPageTexts);

/** All services, and four ways to one: featured, searched, listed, specialised (specification §2.6). */
export function ServicesPage() {
  const count = useMaxQuotes();
  return (
    <>
      <PageHead title={t('services.title')} intro={t('services.intro', { count })}>
        <div className={styles.actions}>
          <ButtonLink to={paths.projectInfo} className={styles.start}>
            {t('layout.getQuotes', { count })}
          </ButtonLink>
          <ButtonLink to={paths.register} variant="quiet" className={styles.join}>
            {t('services.join')}
          </ButtonLink>
        </div>
      </PageHead>
      <FeaturedServices />
      <ServicesSearch />
      <AllServices />
      <ServiceCarousel />
      <Faq asks={['price', 'quotes', 'account', 'contact', 'duty']} isFirstOpen />
    </>
  );
}
