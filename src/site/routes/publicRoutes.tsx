import { Navigate, Route } from 'react-router-dom';
import { paths } from '../paths.ts';
import { lazyModule } from '../rendering/rendering.ts';
import { beforeReading } from './beforeReading.ts';
import { page } from './page.tsx';

const services = page(
  'services.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/services/ServicesPage.tsx',
    async () => (await import('../services/ServicesPage.tsx')).ServicesPage,
  ),
  'services.description',
);
const service = page(
  undefined,
  lazyModule(
    import.meta.env.SSR && 'src/site/services/ServicePage.tsx',
    async () => (await import('../services/ServicePage.tsx')).ServicePage,
  ),
);
const featuredService = page(
  'services.opening',
  lazyModule(
    import.meta.env.SSR && 'src/site/services/FeaturedServiceRedirect.tsx',
    async () => (await import('../services/FeaturedServiceRedirect.tsx')).FeaturedServiceRedirect,
  ),
  'services.description',
);
const howItWorks = page(
  'how.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/how-it-works/HowItWorksPage.tsx',
    async () => (await import('../how-it-works/HowItWorksPage.tsx')).HowItWorksPage,
  ),
  'how.description',
);
const businessGuide = page(
  'guide.business.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/how-it-works/BusinessGuidePage.tsx',
    async () => (await import('../how-it-works/BusinessGuidePage.tsx')).BusinessGuidePage,
  ),
  'guide.business.description',
);
const customerGuide = page(
  'guide.customer.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/how-it-works/CustomerGuidePage.tsx',
    async () => (await import('../how-it-works/CustomerGuidePage.tsx')).CustomerGuidePage,
  ),
  'guide.customer.description',
);
const search = page(
  'layout.welcome',
  lazyModule(
    import.meta.env.SSR && 'src/site/services/SearchPage.tsx',
    async () => (await import('../services/SearchPage.tsx')).SearchPage,
  ),
  'layout.welcomeDescription',
);
const contact = page(
  'contact.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/contact/ContactPage.tsx',
    async () => (await import('../contact/ContactPage.tsx')).ContactPage,
  ),
  'contact.description',
);
const terms = page(
  'terms.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/legal/TermsPage.tsx',
    async () => (await import('../legal/TermsPage.tsx')).TermsPage,
  ),
  'terms.description',
);
const privacy = page(
  'privacy.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/legal/PrivacyPage.tsx',
    async () => (await import('../legal/PrivacyPage.tsx')).PrivacyPage,
  ),
  'privacy.description',
);
const directory = page(
  'directory.title',
  beforeReading(
    lazyModule(
      import.meta.env.SSR && 'src/site/directory/DirectoryPage.tsx',
      async () => (await import('../directory/DirectoryPage.tsx')).DirectoryPage,
    ),
  ),
  'directory.description',
);
const reviewRules = page(
  'reviewRules.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/legal/ReviewRulesPage.tsx',
    async () => (await import('../legal/ReviewRulesPage.tsx')).ReviewRulesPage,
  ),
  'reviewRules.description',
);
const lostLink = page(
  'lostLink.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/tracking/LostLinkPage.tsx',
    async () => (await import('../tracking/LostLinkPage.tsx')).LostLinkPage,
  ),
  'lostLink.description',
);
/** The public pages that stand in the common frame (specification §2.1, §2.6), but those of `ReadRoutes.tsx`. */
export const publicRoutes = (
  <>
    <Route path={paths.services} element={services} />
    <Route path={paths.servicePage(':slug')} element={service} />
    <Route path={paths.howItWorks} element={howItWorks} />
    <Route path={paths.businessGuide} element={businessGuide} />
    <Route path={paths.customerGuide} element={customerGuide} />
    <Route path={paths.search} element={search} />
    <Route path={paths.contact} element={contact} />
    <Route path={paths.contactUs} element={<Navigate to={paths.contact} replace />} />
    <Route path={paths.terms} element={terms} />
    <Route path={paths.privacy} element={privacy} />
    <Route path={paths.enterprises} element={directory} />
    <Route path={paths.reviewRules} element={reviewRules} />
    <Route path={paths.lostLink} element={lostLink} />
    <Route path="/properties-management" element={featuredService} />
    <Route path="/houseDecoration" element={featuredService} />
    <Route path="/modernStaff" element={featuredService} />
  </>
);
