import { Navigate, Route } from 'react-router-dom';
import { paths } from '../paths.ts';
import { page } from './page.tsx';

const services = page(
  'services.title',
  async () => (await import('../services/ServicesPage.tsx')).ServicesPage,
  'services.description',
);
const service = page(undefined, async () => (await import('../services/ServicePage.tsx')).ServicePage);
const featuredService = page(
  'services.opening',
  async () => (await import('../services/FeaturedServiceRedirect.tsx')).FeaturedServiceRedirect,
  'services.description',
);
const howItWorks = page(
  'how.title',
  async () => (await import('../how-it-works/HowItWorksPage.tsx')).HowItWorksPage,
  'how.description',
);
const businessGuide = page(
  'guide.business.title',
  async () => (await import('../how-it-works/BusinessGuidePage.tsx')).BusinessGuidePage,
  'guide.business.description',
);
const customerGuide = page(
  'guide.customer.title',
  async () => (await import('../how-it-works/CustomerGuidePage.tsx')).CustomerGuidePage,
  'guide.customer.description',
);
const search = page(
  'layout.welcome',
  async () => (await import('../services/SearchPage.tsx')).SearchPage,
  'layout.welcomeDescription',
);
const contact = page(
  'contact.title',
  async () => (await import('../contact/ContactPage.tsx')).ContactPage,
  'contact.description',
);
const terms = page('terms.title', async () => (await import('../legal/TermsPage.tsx')).TermsPage, 'terms.description');
const privacy = page(
  'privacy.title',
  async () => (await import('../legal/PrivacyPage.tsx')).PrivacyPage,
  'privacy.description',
);
/** The public pages that stand in the common frame (specification §2.1, §2.6). */
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
    <Route path="/properties-management" element={featuredService} />
    <Route path="/houseDecoration" element={featuredService} />
    <Route path="/modernStaff" element={featuredService} />
  </>
);
