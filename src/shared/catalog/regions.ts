/** The administrative regions of Guinea. */
export const regions = ['Boké', 'Conakry', 'Faranah', 'Kankan', 'Kindia', 'Labé', 'Mamou', 'Nzérékoré'] as const;

export type Region = (typeof regions)[number];
