/** How far a project is from an enterprise, as far as is known: an enterprise has an address and a city, no region. */
export const nearnesses = ['district', 'city', 'wished', 'elsewhere'] as const;

export type Nearness = (typeof nearnesses)[number];
