import { contactTexts } from '../../src/shared/contact/texts.ts';
import { directoryTexts } from '../../src/shared/directory/texts.ts';
import { landingTexts } from '../../src/shared/home/landingTexts.ts';
import { homeTexts } from '../../src/shared/home/texts.ts';
import { howItWorksTexts } from '../../src/shared/how-it-works/texts.ts';
import { layoutTexts } from '../../src/shared/layout/texts.ts';
import { privacyTexts } from '../../src/shared/legal/privacyTexts.ts';
import { termsTexts } from '../../src/shared/legal/termsTexts.ts';
import { previewTexts } from '../../src/shared/preview/texts.ts';
import { reviewRulesTexts } from '../../src/shared/reviews/rulesTexts.ts';
import { servicesPageTexts } from '../../src/shared/services-page/texts.ts';
import { requestTexts } from '../../src/shared/tracking/requestTexts.ts';

/** The routes of the specification §2.1 and design §8, with what each shows. */
export const publicRoutes: readonly { address: string; status?: number; heading: string; description?: string }[] = [
  { address: '/', heading: landingTexts['home.landingTitle'], description: landingTexts['home.landingDescription'] },
  { address: '/accueil', heading: homeTexts['home.title'], description: homeTexts['home.description'] },
  { address: '/unauthorized', heading: 'Accès' },
  { address: '/preview-site', heading: 'Accès Preview', description: previewTexts['preview.description'] },
  { address: '/coming-soon', heading: previewTexts['preview.comingSoon'] },
  {
    address: '/services',
    heading: servicesPageTexts['services.title'],
    description: servicesPageTexts['services.description'],
  },
  {
    address: '/comment-ca-fonctionne',
    heading: howItWorksTexts['how.title'],
    description: howItWorksTexts['how.description'],
  },
  {
    address: '/comment-ca-fonctionne/guide-entrepreneur',
    heading: howItWorksTexts['guide.business.title'],
    description: howItWorksTexts['guide.business.description'],
  },
  {
    address: '/comment-ca-fonctionne/guide-soumission-projet',
    heading: howItWorksTexts['guide.customer.title'],
    description: howItWorksTexts['guide.customer.description'],
  },
  { address: '/formulaire/recherche', heading: layoutTexts['layout.welcome'] },
  { address: '/contact', heading: contactTexts['contact.title'], description: contactTexts['contact.description'] },
  { address: '/contact-us', heading: contactTexts['contact.title'] },
  {
    address: '/conditions-d-utilisation',
    heading: termsTexts['terms.title'],
    description: termsTexts['terms.description'],
  },
  {
    address: '/confidentialite',
    heading: privacyTexts['privacy.title'],
    description: privacyTexts['privacy.description'],
  },
  {
    address: '/entreprises',
    heading: directoryTexts['directory.title'],
    description: directoryTexts['directory.description'],
  },
  {
    address: '/avis',
    heading: reviewRulesTexts['reviewRules.title'],
    description: reviewRulesTexts['reviewRules.description'],
  },
  { address: '/suivi', heading: requestTexts['lostLink.title'], description: requestTexts['lostLink.description'] },
  { address: '/nulle-part', status: 404, heading: 'Page not found' },
];
