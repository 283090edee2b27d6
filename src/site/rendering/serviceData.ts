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
