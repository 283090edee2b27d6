import type { SiteSettings } from '../../../shared/settings/views.ts';

/** How many quotes a project gets at first (design §1). */
export const MAX_QUOTES = 3;

/** Where a new installation starts from; an admin edits them afterwards (design §8). */
export const settings: SiteSettings = {
  name: 'Oasis',
  supportPhone: '+224620000100',
  address: 'Immeuble Oasis, corniche Nord, Kipé, commune de Ratoma, Conakry',
  socialLinks: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  ],
  maxQuotes: MAX_QUOTES,
};
