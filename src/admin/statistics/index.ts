import { lazy } from 'react';

/** A screen of few people: its code comes when it is opened. */
export const StatisticsScreen = lazy(async () => ({
  default: (await import('./StatisticsScreen.tsx')).StatisticsScreen,
}));
