/** What a place is: a city, a commune or quartier of it, or what people tell the way by. */
export const placeKinds = ['city', 'district', 'landmark'] as const;

export type PlaceKind = (typeof placeKinds)[number];
