import { enrolmentPage } from '../shared/factors/rules.ts';
import { firstPaths } from './firstPaths.ts';

/** The addresses of the site's pages, and of the back-office pages it links to (plain links: another application). */
export const paths = {
  ...firstPaths,
  /** The search of the services page ("find a tradesperson", design §8). */
  servicesSearch: '/services#recherche',
  /** What a service is, for who comes from a search engine; its form is `service`. */
  servicePage: (slug: string) => `/services/${slug.toLowerCase()}`,
  businessGuide: '/comment-ca-fonctionne/guide-entrepreneur',
  customerGuide: '/comment-ca-fonctionne/guide-soumission-projet',
  contact: '/contact',
  contactUs: '/contact-us',
  terms: '/conditions-d-utilisation',
  privacy: '/confidentialite',
  contractorLogin: '/connexion-entrepreneurs',
  enrolment: enrolmentPage,
  unauthorized: '/unauthorized',
  register: '/register',
  forgottenPassword: '/mot-de-passe-oublie',
  resetPassword: '/reset-password',
  undoChange: '/annuler-changement',
  onboarding: '/formulaire/info-supplementaire',
  businessWelcome: '/connexion-entreprise',
  account: '/gestion-de-compte',
  profile: '/gestion-de-compte/profil',
  changePassword: '/gestion-de-compte/modification-mot-de-passe',
  security: '/gestion-de-compte/securite',
  ownData: '/gestion-de-compte/mes-donnees',
  undoErasure: '/effacement',
  preferences: '/gestion-de-compte/preferences',
  /** Short, for the end of an SMS: leads to the preferences. */
  stopAlerts: '/stop',
  preSubmission: '/formulaire/formulaire-client/pre-soumission',
  personalInfo: '/formulaire/formulaire-client/info-personnel',
  summary: '/formulaire/formulaire-client/recapitulatif',
  confirmation: '/formulaire/formulaire-client/confirmation',
  service: (serviceId: string) => `/formulaire/predefinis/${serviceId}`,
  tracking: (token: string) => `/suivi/${token}`,
  dashboard: '/tableaux-de-bords/entrepreneurs',
  project: (id: string) => `/details-projets/${id}`,
  packages: '/gestion-de-compte/forfaits',
  /** The packages, for a project that the present one does not allow: paying leads back to it. */
  packagesFor: (projectId: string) => `/gestion-de-compte/forfaits?projet=${projectId}`,
  payments: '/gestion-de-compte/paiements',
  payment: (id: string) => `/gestion-de-compte/paiements/${id}`,
  paymentReturn: '/paiement/retour',
  paymentCancelled: '/paiement/annule',
  paymentRetry: '/paiement/retry',
  /** Return addresses of the checkout (specification §9). */
  checkoutSuccess: '/payment/success',
  checkoutCancel: '/payment/cancel',
  agentProjects: '/oasis-interne/gestion-de-projets',
  agentProject: (id: string) => `/details-projet-soumis/${id}`,
  agentEnterprises: '/oasis-interne/gestion-de-compte-entreprise',
  agentOwnEnterprises: '/oasis-interne/gestion-de-compte-entreprise/mes-entreprises',
  adminDashboard: '/gestion-interne/admin/dashboard',
} as const;
