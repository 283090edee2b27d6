import type { ShownEnterprise } from '../../shared/directory/views.ts';
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

interface Described {
  name: string;
  description: string;
  business: string | undefined;
}

/** A service for search engines: who offers it, and that asking is free. */
export const serviceNode = ({ name, description, business }: Described, origin: string, pathname: string): object => ({
  '@type': 'Service',
  name,
  serviceType: name,
  description,
  url: `${origin}${pathname}`,
  provider: { '@type': 'LocalBusiness', '@id': `${origin}/#business`, name: business, url: `${origin}/accueil` },
  areaServed: { '@type': 'Country', name: 'Guinée' },
});

/**
 * A contractor, for whom others wrote: search engines take stars of other businesses alone, never of the site itself.
 * Too few reviews make none.
 */
export const contractorNode = (enterprise: ShownEnterprise, origin: string): object => {
  const { name, path, city, cities, score } = enterprise;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}${path}`,
    name,
    url: `${origin}${path}`,
    address: { '@type': 'PostalAddress', addressLocality: city ?? undefined, addressCountry: 'GN' },
    areaServed: cities.map((place) => ({ '@type': 'City', name: place })),
    knowsAbout: enterprise.services.map((service) => service.name),
    ...(score.value !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: score.value,
        reviewCount: score.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
};

/** The way to this page, from the first. */
export const breadcrumbs = (way: readonly (readonly [string, string])[], origin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(([name, pathname], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${pathname}`,
  })),
});

/** Questions with their answers, as schema.org has them. */
export const faqPage = (asked: readonly (readonly [string, string])[]): object => ({
  '@type': 'FAQPage',
  mainEntity: asked.map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});
