import type { PublicSettings } from '../../shared/settings/views.ts';

/** The business as search engines know one: a description of schema.org, from the settings. */
export function localBusiness(settings: PublicSettings | undefined, origin: string): object {
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    name: settings?.name,
    url: `${origin}/accueil`,
    image: `${origin}/partage.png`,
    telephone: settings?.supportPhone,
    address: { '@type': 'PostalAddress', streetAddress: settings?.address, addressCountry: 'GN' },
    areaServed: { '@type': 'Country', name: 'Guinée' },
    currenciesAccepted: 'GNF',
    sameAs: settings?.socialLinks.map(({ url }) => url),
  };
}
