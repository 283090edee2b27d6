/** How far a project is from an enterprise, the nearest first (design §10); `wished`: a city it wants to hear of. */
export const nearnesses = ['district', 'city', 'wished', 'region', 'elsewhere'] as const;

export type Nearness = (typeof nearnesses)[number];
