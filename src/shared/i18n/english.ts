import type { TextKey } from '../texts.ts';

/**
 * The English of a few keys, those of the menus (specification §1). What is missing falls back to French, so a key
 * comes here only with its whole menu.
 */
export const english = {
  'layout.skip': 'Skip to content',
  'layout.home': '%{name}, home',
  'layout.mainNavigation': 'Main navigation',
  'layout.menu': 'Menu',
  'layout.services': 'Services',
  'layout.servicesFeatured': 'Featured',
  'layout.servicesOther': 'Other services',
  'layout.servicesSpecialized': 'Specialised services',
  'layout.howItWorks': 'How it works',
  'layout.dashboard': 'Dashboard',
  'layout.projectManagement': 'Project management',
  'layout.ownEnterprises': 'My companies',
  'layout.enterpriseManagement': 'Company management',
  'layout.adminDashboard': 'Administration',
  'layout.account': 'My account',
  'layout.leavePreview': 'Leave the preview',
  'layout.login': 'Log in',
  'layout.logout': 'Log out',
  'layout.submitProject': 'Submit a project',
  'layout.getQuotes': 'Get %{count} quotes',
  'layout.promise': 'Your building work in Guinea, in the hands of checked professionals.',
  'layout.explore': 'Explore',
  'layout.homePage': 'Home',
  'layout.allServices': 'All services',
  'layout.contactPage': 'Contact us',
  'layout.contractors': 'For contractors',
  'layout.contact': 'Reach us',
  'layout.follow': 'Follow us',
  'layout.newTab': '(new window)',
  'layout.legal': 'Legal',
  'layout.terms': 'Terms of use',
  'layout.privacy': 'Privacy',
  'layout.language': 'Language',
  'layout.partialLanguage': 'Only the menus are in English so far. The rest is in French.',
} as const satisfies Partial<Record<TextKey, string>>;
